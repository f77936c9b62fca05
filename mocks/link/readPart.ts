import { operations } from '../contract/operations'
import { EXTENSION_NAMES } from '../extensions'
import { DEMO_ACCOUNTS } from '../fixtures/users'
import { outcomesOf } from '../handlers/outcomes'
import type { Outcomes, Scenario, ScenarioRole, SeedName } from '../scenario'
import { LONGEST_LATENCY, LONGEST_LATER, momentOf } from '../scenarioBounds'
import { readDuration } from './durations'
import { EVERY, everywhere, readPlan, thatCan } from './outcomeText'

/** One part of a link that was not understood. */
export interface Note {
  part: string
  /** A sentence that says why. */
  why: string
}

interface PartRead {
  says: Partial<Scenario>
  /** Whether it speaks of every operation. */
  general?: boolean
  note?: Note
}

const ROLES: readonly ScenarioRole[] = ['visitor', 'client', 'admin']
const SEEDS: readonly SeedName[] = ['typical', 'empty', 'huge']

/** `typical, empty or huge`. */
export const names = (list: readonly string[]) => list.join(', ').replace(/, ([^,]*)$/, ' or $1')

type Reader = (value: string) => Partial<Scenario> | string

function who(value: string): Partial<Scenario> | string {
  const name = value.toLowerCase()
  const role = ROLES.find((one) => one === name)
  if (role) return { role, person: null }
  const account = DEMO_ACCOUNTS.find(({ person }) => person === name)
  if (account) return { role: account.role, person: account.person }
  return `Somebody is ${names([...ROLES, ...DEMO_ACCOUNTS.map(({ person }) => person)])}.`
}

function seed(value: string): Partial<Scenario> | string {
  const found = SEEDS.find((one) => one === value.toLowerCase())
  return found ? { seed: found } : `The data can be ${names(SEEDS)}.`
}

function clock(value: string): Partial<Scenario> | string {
  if (value.toLowerCase() === 'now') return { clock: 'now' }
  const moment = momentOf(value)
  return moment === null
    ? 'A clock is now, or a moment from 1970 to 2099, such as 2026-11-28T09:00Z.'
    : { clock: new Date(moment).toISOString() }
}

function later(value: string): Partial<Scenario> | string {
  const ms = readDuration(value)
  return ms === null || ms > LONGEST_LATER
    ? 'What has gone by since is such as 1d, 36h or 90m.'
    : { later: ms }
}

function latency(value: string): Partial<Scenario> | string {
  const ms = readDuration(value)
  return ms === null || ms > LONGEST_LATENCY
    ? 'A latency is a number of milliseconds, such as 2000, up to 10 minutes.'
    : { latency: ms }
}

function without(value: string): Partial<Scenario> | string {
  const named = value.toLowerCase().split('-')
  if (named[0] === 'none' && named.length === 1) return { without: [] }
  const found = EXTENSION_NAMES.filter((name) => named.includes(name) || named[0] === EVERY)
  return named.every((name) => name === EVERY || EXTENSION_NAMES.some((one) => one === name))
    ? { without: found }
    : `A backend can be without ${names([...EXTENSION_NAMES, EVERY])}.`
}

/** No object: a link may name `constructor` as well. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['role', who],
  ['person', who],
  ['as', who],
  ['seed', seed],
  ['data', seed],
  ['clock', clock],
  ['later', later],
  ['latency', latency],
  ['without', without],
])

function outcome(id: string, value: string): Partial<Scenario> | string {
  const plan = readPlan(value)
  if (id.toLowerCase() === EVERY)
    return thatCan(plan).length > 0 ? { outcomes: everywhere(plan) } : `No operation can end as ${value}.`
  const operation = operations.find(({ operationId }) => operationId.toLowerCase() === id.toLowerCase())
  if (!operation) return `A scenario has no ${id}, and the contract no operation of that name.`
  const possible = outcomesOf(operation)
  return [plan].flat().every((step) => possible.includes(step))
    ? { outcomes: { [operation.operationId]: plan } as Outcomes }
    : `${operation.operationId} can end as ${names(possible.map(String))}.`
}

function word(part: string): Partial<Scenario> | string {
  if (part.toLowerCase() === 'offline') return { offline: true }
  if (part.toLowerCase() === 'online') return { offline: false }
  const read = [who(part), seed(part)].find((one) => typeof one !== 'string')
  return read ?? 'This word means nothing in a scenario.'
}

/** Reads one part of a link: a word, or `name:value`. */
export function readPart(part: string): PartRead {
  const [, name, value] = /^([^:]*):(.*)$/.exec(part) ?? []
  const reader = name === undefined ? undefined : READERS.get(name.toLowerCase())
  const read =
    name === undefined || value === undefined ? word(part) : reader ? reader(value) : outcome(name, value)
  if (typeof read === 'string') return { says: {}, note: { part, why: read } }
  return { says: read, general: name?.toLowerCase() === EVERY }
}
