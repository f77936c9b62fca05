import { SECURITY_HEADERS } from '../vite/policy.ts'
import { CACHE, HOST_FILES, MEDIA_FILE, PACKED_FILE } from './pages.ts'
import type { BuiltSite } from './readSite.ts'

const MADE = '# Made by `npm run host-files`; changes here are lost with the next run.'

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A pattern, or a text with variables. */
const inQuotes = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/** What holds no variable. @throws for a `$`: nginx takes each for a variable's, and knows no way to say that it is none. */
function plain(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take the $ in ${text} for a variable's.`)
  return text
}
const quoted = (text: string) => inQuotes(plain(text))

const block = (name: string, lines: readonly string[]) =>
  `${name} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`

/** What stands in nginx's `http` block: how long an answer may be kept, and how its path was written. */
export function nginxHttp({ base }: BuiltSite): string {
  const root = base.slice(0, -1)
  return `${MADE}
map $uri $site_file_cache {
    default ${quoted(CACHE[''])};
    ~^${literal(`${root}/assets/`)} ${quoted(CACHE['/assets/'])};
    ${root}/config.js ${quoted(CACHE['/config.js'])};
}
# A refusal is not kept for as long as the file it refuses.
map $status $site_cache {
    default ${quoted(CACHE[''])};
    ~^(?:200|206|304)$ $site_file_cache;
}
# $uri is decoded: there an encoded slash is a slash, but not to the app's router.
map $request_uri $site_encoded_slash {
    default "";
    ~*^[^?]*%2f 1;
}
`
}

/** A page's one address, and the ways of writing it that lead on to it. The order matters to nginx only among the latter. */
function pageRules(root: string, page: string): string[] {
  const file = page === '/' ? '/index.html' : `${page}.html`
  // As judgePath: another letter case, slashes at the end, the file's name, and (below) an encoded slash.
  const others = page === '/' ? '(?:index\\.html|/*)' : '(?:(?:/index)?\\.html|/*)'
  const leadOn = `return 301 ${inQuotes(`${plain(root + encodeURI(page))}$is_args$args`)};`
  // Of one slash alone nothing can be encoded: a request begins with it.
  const slashes = (root + page).includes('/', 1) ? `if ($site_encoded_slash) { ${leadOn} } ` : ''
  return [
    `location = ${quoted(root + page)} { ${slashes}try_files ${quoted(root + file)} =404; }`,
    `location ~* ${inQuotes(`^${literal(root + page)}${others}$`)} { ${leadOn} }`,
  ]
}

function redirectRule(root: string, [from, to]: readonly [string, string]): string {
  return `location ~* ${inQuotes(`^${literal(root + from)}(?:(?:/index)?\\.html|/*)$`)} { return 301 ${quoted(root + to)}; }`
}

/** What stands in nginx's `server` block: pages, files, 404s, and the headers of all of them. */
export function nginxSite({ base, pages, redirects, policy }: BuiltSite): string {
  const root = base.slice(0, -1)
  const headers = [
    'add_header Cache-Control $site_cache always;',
    ...Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy }).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
  ]
  // It lies outside the site's own location, so it gets the headers once more; a whole server's would be the API's too.
  const toFolder = root ? block(`location = ${root}`, [...headers, `return 301 ${root}/$is_args$args;`]) : ''
  const rules = [
    ...pages.flatMap((page) => pageRules(root, page)),
    ...redirects.map((redirect) => redirectRule(root, redirect)),
    '# No page has such an address, but the disk finds its file. After the rules above: slashes at the end lead on.',
    'location ~ "//" { return 404; }',
    '# Sent in place of the files beside them, and as pages to nobody.',
    `location ~ ${inQuotes(PACKED_FILE.source)} { return 404; }`,
    ...HOST_FILES.map((file) => `location = ${root}${file} { return 404; }`),
    `location = ${root}/404.html { internal; }`,
    `location = ${root}/manifest.webmanifest { types {} default_type application/manifest+json; }`,
    '# Whole or not at all, since what refuses a part of a file has its headers too; but Safari plays films only in parts.',
    `location ^~ ${root}/assets/ {`,
    '    max_ranges 0;',
    '    try_files $uri =404;',
    `    location ~ ${inQuotes(`//|${PACKED_FILE.source}`)} { return 404; }`,
    `    location ~ ${inQuotes(MEDIA_FILE.source)} { max_ranges 1; try_files $uri =404; }`,
    '}',
    '# May be edited at any time, so never sent from a .gz beside it (a .br is never made).',
    `location = ${root}/config.js { gzip_static off; try_files $uri =404; }`,
  ]
  return `${MADE}
merge_slashes off;
absolute_redirect off;
server_tokens off;
${toFolder}${block(`location ${base}`, [
  'charset utf-8;',
  'gzip off;',
  'gzip_static on;',
  'gzip_vary on;',
  `error_page 404 ${root}/404.html;`,
  ...headers,
  'try_files $uri =404;',
  ...rules,
])}`
}
