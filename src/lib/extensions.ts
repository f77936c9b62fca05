/**
 * Parts of the contract that the specification does not list (`x-extension` in openapi.yaml). A backend may lack them:
 * each is used only where `config.js` names it; without it no request is sent and nothing of it is seen.
 */
export const EXTENSIONS = ['submissions', 'thread', 'shop'] as const

export type ExtensionName = (typeof EXTENSIONS)[number]
