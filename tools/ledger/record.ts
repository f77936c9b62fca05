import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeenByStory } from '../../ledger/types.ts'

const FILE = 'ledger/seen.json'
const LOCK = 'node_modules/.cache/ledger.lock'

export const readSeen = () => JSON.parse(readFileSync(FILE, 'utf8')) as SeenByStory

/** One story a line, in order, so that a change is read easily. */
function writeSeen(seen: SeenByStory): void {
  const lines = Object.keys(seen)
    .sort()
    .map((id) => ` ${JSON.stringify(id)}: ${JSON.stringify(seen[id])}`)
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
}

async function takeTurn(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    try {
      closeSync(openSync(LOCK, 'wx'))
      return
    } catch {
      await sleep(50)
    }
  }
}

/** Changes the record while nobody else does: two browsers share the stories. */
export async function changeSeen(change: (seen: SeenByStory) => SeenByStory): Promise<void> {
  await takeTurn()
  try {
    writeSeen(change(readSeen()))
  } finally {
    rmSync(LOCK, { force: true })
  }
}
