import { load } from 'js-yaml'

/** What a pointer such as `#/components/schemas/Work` names in the document. */
function targetOf(document, pointer) {
  const keys = pointer.split('/').slice(1)
  const spelled = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return spelled.reduce((node, key) => node?.[key], document)
}

/** The text's document, and every `$ref` in it with the line of its key. */
function readWithRefs(text) {
  const refs = []
  // Of each node that is being read: the line of a `$ref` in it whose value comes next.
  const lines = [null]
  const document = load(text, {
    // Only the reader knows what is a key: a description may say `$ref: x`, and a value may stand on the next line.
    listener(event, { input, line, position, result }) {
      if (event === 'open') {
        lines.push(null)
        return
      }
      lines.pop()
      const before = lines.pop()
      const isKey = before === null && result === '$ref' && /^\s*:/.test(input.slice(position))
      lines.push(isKey ? line + 1 : null)
      // A property that is called so has a schema, no pointer.
      if (before === null || (typeof result === 'object' && result !== null)) return
      refs.push({ ref: String(result ?? ''), line: before })
    },
  })
  return { document, refs }
}

/** Those that lead nowhere, each as a line of its own. */
function deadRefs(document, refs) {
  const leads = (ref) => ref === '#' || (ref.startsWith('#/') && targetOf(document, ref) !== undefined)
  return refs
    .filter(({ ref }) => !leads(ref))
    .map(({ ref, line }) => `openapi.yaml:${line}: $ref '${ref}' leads nowhere.`)
}

/**
 * The contract's document, or what is wrong with its text, with the line where that stands.
 * @param {string} text of openapi.yaml
 */
export function readContract(text) {
  let document
  let refs
  try {
    ;({ document, refs } = readWithRefs(text))
  } catch (error) {
    if (error.name !== 'YAMLException') throw error
    return { document: null, mistakes: [`openapi.yaml:${(error.mark?.line ?? 0) + 1}: ${error.reason}.`] }
  }
  if (typeof document?.paths !== 'object' || document.paths === null)
    return { document: null, mistakes: ['openapi.yaml:1: is no OpenAPI document: it has no paths.'] }
  return { document, mistakes: deadRefs(document, refs) }
}
