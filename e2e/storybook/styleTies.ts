/**
 * Runs in a page: where two style sheets of components say different things of one element with the same weight. Which one
 * wins hangs on which came first: in Storybook on the stories that were looked at before. What base.css says does not
 * count, since it always comes first. Class names of the build are `Sheet-name`.
 */
export function styleTies(): string[] {
  interface Rule {
    selector: string
    sheet: string
    weight: number
    style: CSSStyleDeclaration
  }
  const INNER = /:(?:is|not|has)\(((?:[^()]|\([^()]*\))*)\)/g
  const NOTHING = /:where\((?:[^()]|\([^()]*\))*\)/g
  const CLASSES = /\.[\w-]+|\[[^\]]*\]|(?<!:):[a-z-]+/g
  const weightOf = (selector: string) => {
    const counted = selector.replace(NOTHING, '').replace(INNER, ' $1')
    const elements = counted.replace(CLASSES, ' ').match(/[a-z]\w*/gi) ?? []
    return (counted.match(CLASSES) ?? []).length * 100 + elements.length
  }
  // At commas that stand in no brackets.
  const split = (list: string) => list.split(/,(?=(?:[^()]|\((?:[^()]|\([^()]*\))*\))*$)/)
  const sheetOf = (selector: string) => [...selector.matchAll(/\.(\w+)-\w+/g)].at(-1)?.[1] ?? ''

  const rules: Rule[] = []
  const read = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue
      if (rule instanceof CSSStyleRule) {
        for (const selector of split(rule.selectorText)) {
          const sheet = sheetOf(selector)
          if (sheet && !selector.includes('::'))
            rules.push({ selector: selector.trim(), sheet, weight: weightOf(selector), style: rule.style })
        }
      } else if (rule instanceof CSSGroupingRule) read(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) read(cssRules)

  const ties = new Set<string>()
  for (const element of document.querySelectorAll('#storybook-root *')) {
    const said = new Map<string, Rule[]>()
    for (const rule of rules.filter(({ selector }) => element.matches(selector)))
      for (const property of rule.style) said.set(property, [...(said.get(property) ?? []), rule])
    for (const [property, all] of said) {
      const most = Math.max(...all.map(({ weight }) => weight))
      const first = all.filter(({ weight }) => weight === most)
      const values = first.map(({ style }) => style.getPropertyValue(property))
      if (new Set(first.map(({ sheet }) => sheet)).size > 1 && new Set(values).size > 1)
        ties.add(`${property}: ${first.map(({ selector }, at) => `${selector} ${values[at]}`).join(' | ')}`)
    }
  }
  return [...ties]
}
