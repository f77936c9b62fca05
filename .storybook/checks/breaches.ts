import type { Backstage } from '@mocks/backstage'

/**
 * Fails a story whose requests or answers broke the contract, or asked for something that no operation answers. Files are
 * none of its business: they do not go by the transport.
 */
export function checkBreaches(backstage: Pick<Backstage, 'breaches'> | undefined): void {
  const breaches = backstage?.breaches.list() ?? []
  if (breaches.length > 0) throw new Error(breaches.map(({ message }) => message).join('\n'))
}
