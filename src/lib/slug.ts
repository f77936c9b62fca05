/**
 * The slug of a title: lowercase ASCII letters and digits, everything else one hyphen, none at the ends
 * (spec section 5, New Product). Accents are dropped first: "Café Olé!" → "cafe-ole". A title without
 * Latin letters or digits gives ''; never throws.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
