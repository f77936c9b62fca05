/**
 * The studio's own name and details. A studio that takes this site over begins here:
 * with this file, the rest of this folder, the logo images and `public/manifest.webmanifest`.
 */
export const STUDIO = {
  name: 'Overprint',
  place: 'Orange County, California',
  /** The same for search engines, in the parts that schema.org has. */
  address: { locality: 'Orange County', region: 'CA', country: 'US' },
  email: 'hello@overprint.example',
  phone: '(714) 555-0146',
  /** The site's public address, for canonical and share tags; SITE_URL overrides it at build. */
  url: 'https://overprint.example',
  /** One sentence: who it is and what it does. */
  line: 'A small design and development studio in Orange County. Logos, interfaces, prototypes, sites and apps, signed off by you, round by round.',
} as const
