const KEYWORD = /[\w-]*(?:token|passw(?:or)?d|passphrase|secret|authorization|cookie|api[-_]?key)[\w-]*["']?/
  .source

/** What follows such a word in a sentence that tells nothing of it. */
const PROSE =
  /(?:an?|and|are|as|at|by|can|cannot|could|did|does|endpoint|error|expired|failed|for|found|from|given|ha[sd]|have|in|invalid|is|may|missing|must|no|not|null|of|on|or|refresh(?:ed)?|refused|rejected|request|required|response|should|that|the|to|too|type|undefined|was|were|which|will|with|without|would)\b(?![\w-])/
    .source

/** Long runs that are no words. Names of the site's own files and of its host stay. */
const RUN = /(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{32,})/.source
const OWN_FILE = /\.(?:m?[jt]sx?|css)\b/.source

/** An e-mail address may hold nearly every sign; a quotation mark at its beginning is none of it. */
const EMAIL = /(?:[^\s<>"'`(),;:]|(?<=[^\s<>"(),;:])['`])+(?:@|%40)[^\s<>"'`(),;:]+\.\p{L}{2,}/u.source

/** Ordered: an address loses its query before what is left is looked through for secrets. */
const REDACTIONS: readonly [pattern: RegExp, instead: string][] = [
  // An e-mail address first, which may hold what begins a query; then those in addresses and paths.
  [new RegExp(`(?<=^|[\\s"'\`(<,;:])(?!//)${EMAIL}`, 'gu'), '[email]'],
  // Query and fragment of an address or a path; the line and column of a stack frame stay.
  [/([\w/.-])[?#](?![\s)])[^\s)'"]*?(?=(?::\d+){1,2}(?:[\s)]|$)|[\s)'"]|$)/g, '$1'],
  [/\b(https?:\/\/)[^\s/@]*@/g, '$1'],
  // What engines put into a sentence without quoting it, or with quotes within the quotes.
  [/(?:\.{3})?"[\s\S]*"(?:\.{3})?(?= is not valid JSON)/g, '"…"'],
  [/(Failed to parse URL from ).*/g, '$1…'],
  [/(URL constructor: ).*(?= is not a valid URL)/g, '$1…'],
  [/(Invalid regular expression: )\/.*\//g, '$1/…/'],
  [/(Cannot use 'in' operator to search for ).*/g, '$1…'],
  [/(Cannot convert ).*(?= to a BigInt)/g, '$1…'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 […]'],
  [/\b((?:set-)?cookie\s*[:=]).*/gi, '$1 […]'],
  // Whatever is given to a name that sounds secret.
  [new RegExp(`\\b(${KEYWORD}\\s*[:=]\\s*)(?:"[^"]*"|'[^']*'|[^\\s,;)}]+)`, 'gi'), '$1[…]'],
  [new RegExp(`\\b(${KEYWORD}\\s+(?:is|was)\\s+)(?=\\S*\\d)[^\\s,;)}]+`, 'gi'), '$1[…]'],
  [new RegExp(`\\b(${KEYWORD}\\s+)(?!["'\`]|${PROSE})(?=\\S*\\w)[^\\s,;)}]+`, 'gi'), '$1[…]'],
  // A JSON Web Token, whole or cut short.
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[…]'],
  [new RegExp(EMAIL, 'gu'), '[email]'],
  // Base64; what stands after a host or a port is a path.
  [
    /(?<![\w/.+-]|:(?=\d+\/))(?!\/)(?=[\w/-]*[+/=\d])(?=[\d+/_-]*[a-z][\w+/-]*[A-Z]|[\d+/_-]*[A-Z][\w+/-]*[a-z])[\w+/-]{24,}={0,2}/g,
    '[…]',
  ],
  [new RegExp(`(?<![\\w/-])${RUN}(?![\\w-])|(?<=(?<!/)/)${RUN}(?![\\w-]|${OWN_FILE})`, 'g'), '[…]'],
  [/\+?\(?\d[\d ().-]{8,}\d/g, '[number]'],
  [/(\/(?:home|Users)\/)[^/\s]+/g, '$1…'],
  [/[“„‘«][^”“’»]*[”“’»]/g, '“…”'],
]

/** From one quotation mark to its like, or to the end where it was cut short; one between letters is an apostrophe. */
const QUOTED = /(?<!\w)(?:(["'`])((?:\\[\s\S]|(?!\1(?!\w))[\s\S])+)\1(?!\w)|"[^"]+$)/g
/** The sentences of engines that quote a name out of the code, up to it. */
const BEFORE_NAME =
  /(?:\bCannot use |\((?:reading|setting|evaluating|deleting) |\bproperty |\bproperty '[\w$]+' of |\bof object |Failed to (?:execute|construct) |Failed to execute '\w+' on |Failed to (?:read|set) the |' property (?:from|on) |export named |module |without )$/
const NAME = /^(?:[A-Za-z_$][\w$.()[\]]{0,59}|#<\w+>|\[object \w+\]|\.{1,2}\/[\w./-]+)$/

/** Texts in quotes may be anybody's data; names out of the code, keys of JSON and a single sign are not. */
function unquote(text: string): string {
  return text.replace(QUOTED, (all: string, mark = '"', inner = '', at: number) => {
    const before = text.slice(0, at)
    const isKey = /[{,]$/.test(before) && text[at + all.length] === ':' && /^\w{1,40}$/.test(inner)
    const isName = BEFORE_NAME.test(before) && NAME.test(inner)
    return isKey || isName || /^[^\w\s]$/.test(inner) ? all : `${mark}…${mark}`
  })
}

/** A dump in place of a sentence would take long to look through. */
const MOST = 4000

/** A text without queries, tokens, secrets and what may be somebody's data. */
export function redact(text: string): string {
  const whole = text.length > MOST ? text.slice(0, MOST).replace(/\S*$/, '…') : text
  return unquote(REDACTIONS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), whole))
}
