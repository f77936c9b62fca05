/** The head of a built page: what search engines and shared links read. */

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const meta = (name, content) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name, content) => `<meta property="${name}" content="${escaped(content)}" />`

/** JSON-LD is data, not script: `<` is written so that nothing in it can end the element. */
const data = (value) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c')}</script>`

function organization(site, studio) {
  return data({
    '@type': 'Organization',
    name: studio.name,
    url: site('/'),
    logo: site('/icons/icon-512.png'),
    image: site('/share.png'),
    description: studio.line,
    email: studio.email,
    telephone: studio.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: studio.address.locality,
      addressRegion: studio.address.region,
      addressCountry: studio.address.country,
    },
    areaServed: studio.place,
  })
}

function breadcrumbs(site, page) {
  const trail = [...page.crumbs, { path: page.path, title: page.title }]
  return data({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: site(path),
    })),
  })
}

/**
 * @param {{ path: string, title: string, description?: string, indexable: boolean, crumbs: { path: string, title: string }[] }} page
 * @param {(path: string) => string} site makes a path absolute
 * @param {{ name: string, line: string, place: string, address: { locality: string, region: string, country: string }, email: string, phone: string }} studio
 */
export function headOf(page, site, studio) {
  const description = page.description ?? studio.line
  const title = `${page.title} · ${studio.name}`
  const lines = [meta('description', description)]
  if (!page.indexable) return [...lines, meta('robots', 'noindex')].join('\n    ')
  return [
    ...lines,
    `<link rel="canonical" href="${escaped(site(page.path))}" />`,
    property('og:type', 'website'),
    property('og:site_name', studio.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', site(page.path)),
    property('og:image', site('/share.png')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${studio.name}: three inks that overlap`),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', site('/share.png')),
    organization(site, studio),
    ...(page.crumbs.length > 0 ? [breadcrumbs(site, page)] : []),
  ].join('\n    ')
}

/** `sitemap.xml` of the pages that search engines may list. */
export function sitemapOf(pages, site) {
  const urls = pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `  <url><loc>${escaped(site(path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** `robots.txt`: everything may be read; what must not be listed says so itself. */
export const robotsOf = (site) => `User-agent: *\nAllow: /\n\nSitemap: ${site('/sitemap.xml')}\n`
