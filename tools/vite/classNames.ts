import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const FOLDERS = ['src', 'mocks', '.storybook', 'ledger']
const SHEET = /\.module\.css$/

/**
 * Class names as they are read in the house, `SiteFooter-links`: a hash in each of them packs badly, in the page, its
 * style sheet and its script. A component whose name exists twice takes its parent's along.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const names = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SHEET.test(file))
      .map((file) => basename(file).replace(SHEET, '')),
  )
  const once = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return (name, file) => {
    const path = file.replace(/\?.*$/s, '')
    const component = basename(path).replace(SHEET, '')
    return once(component)
      ? `${component}-${name}`
      : `${basename(dirname(dirname(path)))}-${component}-${name}`
  }
}
