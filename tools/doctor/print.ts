import type { Examined } from './examine'

const word = ({ findings, skipped, status }: Examined) =>
  skipped ? 'skip' : status === null ? 'GONE' : findings.length > 0 ? 'DIFF' : 'ok  '

/** The report for a person. */
export function inWords(examined: readonly Examined[]): string {
  const width = Math.max(...examined.map(({ request }) => request.length))
  const lines = examined.flatMap((one) => {
    const time = one.ms === null ? '' : `${one.ms} ms`
    return [
      `${word(one)} ${one.request.padEnd(width)}  ${one.status ?? '---'}  ${time}${one.note ? `  (${one.note})` : ''}`,
      ...one.findings.map(
        ({ where, problem, app }) => `       ${where}: ${problem}\n         the app: ${app}`,
      ),
    ]
  })
  const count = examined.reduce((sum, { findings }) => sum + findings.length, 0)
  const differ = examined.filter(({ findings }) => findings.length > 0).length
  const sum =
    count === 0
      ? `${examined.length} calls, all that were judged as the contract says.`
      : `${count} ${count === 1 ? 'difference' : 'differences'} from the contract in ${differ} of ${examined.length} calls.`
  return `${lines.join('\n')}\n\n${sum}`
}
