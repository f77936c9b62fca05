/** A reporter of Vitest: what goes wrong outside of all tests, which its JSON report keeps to itself. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { outsidePath } from './report.mjs'

// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by it.
export default class OutsideErrors {
  #path = ''

  onInit({ config }) {
    this.#path = outsidePath(config.outputFile.json)
  }

  onTestRunEnd(_modules, errors) {
    const told = errors.map(({ name, message, VITEST_TEST_PATH: file }) => ({
      file: file ? relative(process.cwd(), file) : 'a file',
      name: `outside of its tests: ${name}: ${String(message).split('\n')[0]}`,
    }))
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(told))
  }
}
