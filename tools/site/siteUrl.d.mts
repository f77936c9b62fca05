/** What is wrong with SITE_URL, in a sentence, or null. */
export function siteUrlMistake(env: Readonly<Record<string, string | undefined>>): string | null
