import type { Plugin } from 'vite'

/** What the browser needs of an icon: its lines, in the font's colour. The package brings eight modules more. */
const ICON = `
import { createElement, forwardRef } from 'react'
export default function createLucideIcon({ name, node }) {
  return forwardRef(({ className, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
        className: ['lucide', 'lucide-' + name, className].filter(Boolean).join(' '),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )
}
`

/** What it reads of an icon's file is its name and its lines: a random key of each, former names and size pack badly. */
const UNREAD = /,\s*key: "[^"]*"|^ {2}(?:size|aliases): .*\n(?: {3,}.*\n| {2}\].*\n)*|^__iconData\.node;\n/gm

/** A description in the manifest, which search engines read in the drawn page's head and no visitor's script needs. */
const DESCRIPTION = /\n\s+description:\s*'(?:[^'\\]|\\.)*',/g

/** Leaves out of the browser's script what only the build reads, and of one package what nobody uses. */
export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return { code: ICON, map: null }
      if (id.includes('/lucide-react/dist/esm/icons/')) return { code: code.replace(UNREAD, ''), map: null }
      if (!id.endsWith('/src/app/manifest.ts')) return null
      return { code: code.replace(DESCRIPTION, ''), map: null }
    },
  }
}
