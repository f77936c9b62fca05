import { banner } from './banner'
import { UnkeptFile } from './fileStore'
import { HELP, OptionError, readOptions, type ServerOptions } from './options'
import { type RunningServer, startServer } from './server'

function fail(message: string, code = 1): never {
  console.error(message)
  process.exit(code)
}

function optionsOrExit(): ServerOptions {
  try {
    const options = readOptions(process.argv.slice(2))
    if (options) return options
    console.log(HELP)
    process.exit(0)
  } catch (error) {
    if (error instanceof OptionError) fail(`${error.message} See npm run api -- --help.`, 2)
    throw error
  }
}

async function start(options: ServerOptions): Promise<RunningServer> {
  try {
    return await startServer(options)
  } catch (error) {
    if (error instanceof UnkeptFile) fail(error.message)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      fail(
        `Port ${options.port} is taken. Stop what listens there, or choose another: npm run api -- --port ${options.port + 1}`,
      )
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') fail(`There is no host ${options.host} here.`)
    throw error
  }
}

const options = optionsOrExit()
const server = await start(options)
console.log(banner(server.origin, options.persist))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: a second signal ends it the hard way.
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}
