/** Something that is sent and goes wrong, judged in a run's page; see sending.mjs. */
export function judgeSending(campaign: unknown, faulty: unknown, one: unknown): Promise<string[]>
