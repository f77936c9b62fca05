import { rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Locks of this process: its number in any other was left by one that had the same, as in a container. */
const held = new Set<string>()

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that holds a lock; null where it has ended without giving it back. */
async function holderOf(lock: string): Promise<number | null> {
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid < 1) return null
  return (pid === process.pid ? held.has(lock) : runs(pid)) ? pid : null
}

async function take(lock: string): Promise<void> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pid = await holderOf(lock)
    if (pid !== null)
      throw new Error(`another npm run api (process ${pid}) keeps its data there, as ${lock} says`)
    await rm(lock, { force: true })
    await take(lock)
  }
}

/**
 * Keeps a file in a folder that is there for one server alone, by a lock beside it: each writes the whole of what it
 * holds. Resolves to what gives the file back, which the end of the process does too.
 */
export async function lockFile(path: string): Promise<() => void> {
  const lock = resolve(`${path}.lock`)
  await take(lock)
  held.add(lock)
  const release = () => {
    if (held.delete(lock)) rmSync(lock, { force: true })
    process.off('exit', release)
  }
  process.once('exit', release)
  return release
}
