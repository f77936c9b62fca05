import type { KeyValueStorage } from '@/lib/ports'
import { type Area, EMPTY_REGISTRATION, type Registration } from './registration'

/** The wizard's steps, from 0. */
export type Step = 0 | 1 | 2

/** How far somebody came, without their secrets. */
export interface Draft {
  step: Step
  values: Registration
}

/** What may outlive the page; password, confirmation and invite token may not. */
const KEPT = ['fullName', 'email', 'address', 'city', 'state', 'profileImage'] as const

const keyOf = (area: Area) => `app_registerDraft-${area}`

/** What this tab kept of an unfinished registration; the beginning when there is nothing readable. Never throws. */
export function readDraft(tabStorage: KeyValueStorage, area: Area): Draft {
  let kept: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(tabStorage.get(keyOf(area)) ?? '{}')
    if (typeof value === 'object' && value !== null) kept = value as Record<string, unknown>
  } catch {
    // Not ours, or cut short: begin anew.
  }
  const values = { ...EMPTY_REGISTRATION }
  for (const name of KEPT) {
    const text = kept[name]
    if (typeof text === 'string') values[name] = text
  }
  return { step: kept.step === 1 || kept.step === 2 ? kept.step : 0, values }
}

/** Keeps step and non-secret fields for this tab, so that Back and a reload bring them back (design section 6). */
export function writeDraft(tabStorage: KeyValueStorage, area: Area, { step, values }: Draft): void {
  const kept = Object.fromEntries(KEPT.filter((name) => values[name]).map((name) => [name, values[name]]))
  if (step === 0 && Object.keys(kept).length === 0) tabStorage.remove(keyOf(area))
  else tabStorage.set(keyOf(area), JSON.stringify({ step, ...kept }))
}

export function clearDraft(tabStorage: KeyValueStorage, area: Area): void {
  tabStorage.remove(keyOf(area))
}
