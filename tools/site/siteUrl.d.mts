/** What is wrong with SITE_URL, in a sentence, or null. */
export function siteUrlMistake(env: Readonly<Record<string, string | undefined>>): string | null
/** What is wrong with BASE_PATH, in a sentence, or null. */
export function basePathMistake(env: Readonly<Record<string, string | undefined>>): string | null
