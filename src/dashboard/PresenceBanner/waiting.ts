import type { Draft, DraftState } from '@/runtime/drafts/draftBox'
import { type DraftName, readDraftName } from '../parts/draftNames'
import { isUnderWay, keptUnsent } from '../Thread/keptUnsent'

/** How many of what are written and not sent. */
export interface Waiting {
  replies: number
  /** Messages of whole conversations that did not arrive. */
  messages: number
  changeRequests: number
  approvals: number
  products: number
  submissions: number
}

const WORDS: Record<keyof Waiting, readonly [one: string, many: string]> = {
  replies: ['reply', 'replies'],
  messages: ['unsent message', 'unsent messages'],
  changeRequests: ['change request', 'change requests'],
  approvals: ['approval comment', 'approval comments'],
  products: ['product', 'products'],
  submissions: ['submission', 'submissions'],
}

/** Where one looks: the works that still await a decision, whether whole conversations are shown, and when. */
export interface Waited {
  works: ReadonlySet<string>
  /** The extension `thread`. */
  threads: boolean
  now: number
}

/** What waits among the drafts: decisions of works that still await one, and messages that are not on their way. */
export function waitingIn(drafts: DraftState['drafts'], { works, threads, now }: Waited): Waiting {
  const begun = Object.entries(drafts).map(([name, draft]) => ({ ...readDraftName(name), draft }))
  const of = (kind: DraftName['kind']) => begun.filter((one) => one.kind === kind)
  const open = (kind: DraftName['kind']) => of(kind).filter(({ id = '' }) => works.has(id)).length
  const stuck = (draft: Draft) => keptUnsent(draft).filter((one) => !isUnderWay(one, now)).length
  return {
    replies: of('reply').length,
    messages: threads ? of('outbox').reduce((sum, { draft }) => sum + stuck(draft), 0) : 0,
    changeRequests: open('changes'),
    approvals: open('approval'),
    products: of('product').length,
    submissions: of('upload').length,
  }
}

/** '1 reply and 2 change requests wait here.'; empty where nothing does. */
export function waitingWords(waiting: Waiting): string {
  const kinds = (Object.keys(WORDS) as (keyof Waiting)[]).filter((kind) => waiting[kind] > 0)
  const parts = kinds.map((kind) => `${waiting[kind]} ${WORDS[kind][waiting[kind] === 1 ? 0 : 1]}`)
  if (parts.length === 0) return ''
  const last = parts.pop()
  const single = kinds.length === 1 && waiting[kinds[0] as keyof Waiting] === 1
  return `${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last} ${single ? 'waits' : 'wait'} here.`
}
