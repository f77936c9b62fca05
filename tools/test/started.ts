import { spawn } from 'node:child_process'

/**
 * For tests: starts a script that serves at a free port of this machine, gives its address to `work`, and ends it.
 * @param cwd where it is started, from the repo's root where nothing is said
 */
export async function started<Result>(
  args: readonly string[],
  work: (origin: string) => Promise<Result>,
  cwd = '.',
): Promise<Result> {
  const server = spawn(process.execPath, [...args, '--port', '0'], {
    cwd,
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (chunk) => {
        said += String(chunk)
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
        if (address) resolve(address)
      })
      server.once('close', () => reject(new Error(`It ended without an address: ${said}`)))
    })
    return await work(origin)
  } finally {
    server.kill()
    await ended
  }
}
