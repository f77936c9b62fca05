import { load } from 'js-yaml'

/** What a pointer such as `#/components/schemas/Work` names in the document. */
function targetOf(document, pointer) {
  const keys = pointer.split('/').slice(1)
  const spelled = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return spelled.reduce((node, key) => node?.[key], document)
}

/** The `$ref`s of the text that lead nowhere, each as a line of its own. */
function deadRefs(text, document) {
  return text.split('\n').flatMap((line, index) =>
    // A comment begins behind a space, a pointer does not.
    [...line.replace(/(^|\s)#.*$/, '').matchAll(/\$ref['"]?:\s*(?:'([^']*)'|"([^"]*)"|([^\s,}]+))/g)].flatMap(
      (match) => {
        const ref = match[1] ?? match[2] ?? match[3] ?? ''
        const leads = ref === '#' || (ref.startsWith('#/') && targetOf(document, ref) !== undefined)
        return leads ? [] : [`openapi.yaml:${index + 1}: $ref '${ref}' leads nowhere.`]
      },
    ),
  )
}

/**
 * The contract's document, or what is wrong with its text, with the line where that stands.
 * @param {string} text of openapi.yaml
 */
export function readContract(text) {
  let document
  try {
    document = load(text)
  } catch (error) {
    if (error.name !== 'YAMLException') throw error
    return { document: null, mistakes: [`openapi.yaml:${(error.mark?.line ?? 0) + 1}: ${error.reason}.`] }
  }
  if (typeof document?.paths !== 'object' || document.paths === null)
    return { document: null, mistakes: ['openapi.yaml:1: is no OpenAPI document: it has no paths.'] }
  return { document, mistakes: deadRefs(text, document) }
}
