import type { ComponentType } from 'react'
import type { ToastRegionProps } from '@/ui/ToastRegion/ToastRegion'

/** Some browsers give a sheet that failed to load nothing, others one whose rules may not be read. */
function isDead({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules === null
  } catch {
    return true
  }
}

/**
 * A style sheet that could not be fetched is not asked for again by the import that wanted it, so a second try would
 * bring the toast undressed. Its dead link is put in anew.
 */
async function reviveStyles(page: Document): Promise<void> {
  const dead = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isDead)
  await Promise.all(
    dead.map(
      (link) =>
        new Promise((resolve, reject) => {
          const fresh = link.cloneNode() as HTMLLinkElement
          fresh.onload = resolve
          fresh.onerror = reject
          link.replaceWith(fresh)
        }),
    ),
  )
}

/** Loads what draws the messages, whole. Rejects while it is out of reach; it may then be asked again. */
export async function loadToastRegion(retry: boolean): Promise<ComponentType<ToastRegionProps>> {
  if (retry) await reviveStyles(document)
  return (await import('@/ui/ToastRegion/ToastRegion')).ToastRegion
}
