import { useEffect, useLayoutEffect, useReducer } from 'react'

/** A token as the running style sheets declare it. */
export interface Token {
  name: string
  /** As it is written: `clamp(…)`, `light-dark(…)`. */
  written: string
}

const GROUPS = {
  colours: /^$/,
  fonts: /^--font-/,
  sizes: /^--text-/,
  leading: /^--leading-/,
  weights: /^--weight-/,
  space: /^--(space-|gutter$)/,
  widths: /^--(page-width|page-frame|measure)$/,
  controls: /^--(control-|touch-|header-)/,
  radii: /^--radius-/,
  borders: /^--border$/,
  shadows: /^--shadow-/,
  durations: /^--motion-/,
  easings: /^--ease-/,
  layers: /^--layer-/,
}

export type TokenGroup = keyof typeof GROUPS

/** To a value with var() in it the browser says yes, whatever comes out of it. */
const isColour = (written: string) => CSS.supports('color', written) && !written.includes('var(')

/** For older browsers the build writes `light-dark(a, b)` as two variables, of which one is empty. */
const asWritten = (built: string) =>
  built.replace(
    /^var\(--lightningcss-light, ?(.+)\)\s*var\(--lightningcss-dark, ?(.+)\)$/,
    'light-dark($1, $2)',
  )

function declared(rules: CSSRuleList, found: Map<string, string>): Map<string, string> {
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.split(/,\s*/).includes(':root')) continue
    for (const name of rule.style)
      if (name.startsWith('--') && !found.has(name))
        found.set(name, asWritten(rule.style.getPropertyValue(name).trim()))
  }
  return found
}

/** The tokens of one group, in the order of the style sheet. */
export function tokensOf(group: TokenGroup): Token[] {
  const all = new Map<string, string>()
  for (const sheet of document.styleSheets) if (!sheet.disabled) declared(sheet.cssRules, all)
  return [...all]
    .filter(([name, written]) => {
      if (group !== 'colours') return GROUPS[group].test(name) && !isColour(written)
      return isColour(written)
    })
    .map(([name, written]) => ({ name, written }))
}

/** Renders once more when everything is in the document, and whenever the window changes its size. */
export function useMeasuring(): void {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(again, [])
  useEffect(() => {
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [])
}
