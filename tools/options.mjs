import { parseArgs } from 'node:util'

/** Ends the script with what is wrong with its options, in one line. @returns {never} */
export function refuseOptions(message, usage) {
  const [command] = usage.match(/npm (?:run (?:test:long )?\S+|start|test)|node \S+/) ?? ['npm run']
  console.error(`${message} See ${command} -- --help.`)
  process.exit(2)
}

/** Ends the script with its usage where `--help` asks for it. */
export function showHelp(usage, args = process.argv.slice(2)) {
  if (!args.includes('--help')) return
  console.log(usage.trim())
  process.exit(0)
}

/** A mistake of `parseArgs` without its advice, which names no option of ours. */
function inWords({ code, message }, args) {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const [, option] = /'(-[^']*)'/.exec(message) ?? [null, args.find((arg) => arg.startsWith('-'))]
    return `There is no option ${option}.`
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `${message.split('. ')[0]}.`
  return `${message.split('\n')[0].replace(/\.$/, '')}.`
}

/**
 * What a script was given. `--help` ends it with `usage` on the screen, a wrong option with one line and 2.
 * @param {string} usage its first line is the command
 * @param {import('node:util').ParseArgsConfig} config as `parseArgs` has it
 */
export function readOptions(usage, config = {}, args = process.argv.slice(2)) {
  showHelp(usage, args)
  try {
    return parseArgs({ options: {}, ...config, args })
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    return refuseOptions(inWords(error, args), usage)
  }
}
