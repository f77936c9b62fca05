import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Locks of this process: its number in any other was left by one that had the same, as in a container. */
const held = new Set<string>()
const OWN = `${process.pid}\n`

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Who holds a lock: a process, nobody any more where it has ended without giving it back, or there is no lock. */
async function holderOf(lock: string): Promise<number | 'nobody' | 'no lock'> {
  const text = await readFile(lock, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return 'no lock'
  const pid = Number(text)
  // Who asks for a lock holds none of that name yet.
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && runs(pid) ? pid : 'nobody'
}

const heldBy = (pid: number, lock: string) =>
  new Error(
    `another npm run api (process ${pid}) keeps its data there, as ${lock} says; if that is none, delete this file`,
  )

/** Puts a lock there, with its content at once; false where there is one. */
async function put(draft: string, lock: string): Promise<boolean> {
  try {
    // Some disks know no links: there it is empty for a moment.
    await link(draft, lock).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      return writeFile(lock, OWN, { flag: 'wx' })
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Takes a lock that is nobody's, one process at a time: what was read before may be another's by now. */
async function takeOver(draft: string, lock: string): Promise<boolean> {
  const turn = `${lock}.turn`
  await take(turn)
  try {
    if ((await holderOf(lock)) !== 'nobody') return false
    await rename(draft, lock)
    return true
  } finally {
    await rm(turn, { force: true })
  }
}

async function take(lock: string): Promise<void> {
  const draft = `${lock}.${process.pid}.tmp`
  await writeFile(draft, OWN)
  try {
    while (!(await put(draft, lock))) {
      const holder = await holderOf(lock)
      if (typeof holder === 'number') throw heldBy(holder, lock)
      if (holder === 'nobody' && (await takeOver(draft, lock))) return
    }
  } finally {
    await rm(draft, { force: true })
  }
}

function isOwn(lock: string): boolean {
  try {
    return readFileSync(lock, 'utf8') === OWN
  } catch {
    return false
  }
}

/**
 * Keeps a file in a folder that is there for one server alone, by a lock beside it: each writes the whole of what it
 * holds. Resolves to what gives the file back, which the end of the process does too.
 */
export async function lockFile(path: string): Promise<() => void> {
  const lock = resolve(`${path}.lock`)
  if (held.has(lock)) throw heldBy(process.pid, lock)
  held.add(lock)
  try {
    await take(lock)
  } catch (error) {
    held.delete(lock)
    throw error
  }
  const release = () => {
    // Somebody may have deleted it, and another have taken the file since.
    if (held.delete(lock) && isOwn(lock)) rmSync(lock, { force: true })
    process.off('exit', release)
  }
  process.once('exit', release)
  return release
}
