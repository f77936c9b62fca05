// The addresses that are made of data. Fixed ones stand in the route manifest (src/app/manifest.ts).

/** A category of Client Projects as it stands in a path: lowercased to the letter (spec section 2), 'web%20designs'. */
export const categorySegment = (category: string): string => encodeURIComponent(category.toLowerCase())

/** `/projects/{category lowercased}`; `All` leads to `/projects/all`. */
export const categoryPath = (category: string): string => `/projects/${categorySegment(category)}`

/** `/projects/{category lowercased}/{id}`. */
export const projectPath = (category: string, id: string | number): string =>
  `${categoryPath(category)}/${encodeURIComponent(String(id))}`

/** The subjects of the contact form (spec section 5). */
export const CONTACT_SUBJECTS = [
  'General Inquiry',
  'Project Quote',
  'Partnership',
  'Careers',
  'Other',
] as const

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** `/contact` with a subject chosen and, if the message is about one, a project named. */
export function contactPath(about: { subject?: ContactSubject; project?: string } = {}): string {
  const query = new URLSearchParams()
  if (about.subject) query.set('subject', about.subject)
  if (about.project) query.set('project', about.project)
  const text = query.toString().replaceAll('+', '%20')
  return text ? `/contact?${text}` : '/contact'
}

/** The way to a phone number: `tel:7145550146` for `(714) 555-0146`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A path as the route manifest spells it, from however an address spells it: `/%73eo` is `/seo`. */
export function plainPath(pathname: string): string {
  try {
    return decodeURI(pathname).replace(/(?!^)\/+$/, '')
  } catch {
    return pathname
  }
}
