// Whatever was thrown comes here, while the page is down: no pattern may take long over any text.

/** Without what may stand before it, which stays as it is. */
const KEYWORD = /(?:token|passw(?:or)?d|passphrase|secret|authorization|cookie|api[-_]?key)[\w-]*["']?/.source

/** What follows such a word in a sentence that tells nothing of it. */
const PROSE =
  /(?:an?|and|are|as|at|by|can|cannot|could|did|does|endpoint|error|expired|failed|for|found|from|given|ha[sd]|have|in|invalid|is|may|missing|must|no|not|null|of|on|or|refresh(?:ed)?|refused|rejected|request|required|response|should|that|the|to|too|type|undefined|was|were|which|will|with|without|would)\b(?![\w-])/
    .source

/** What follows it where it is the name of a function in a stack frame. */
const PLACE = /(?:\[as [\w$.]+\] )?\((?:(?:blob:)?[a-z-]+:\/\/[^\s()]*:\d+:\d+|<anonymous>)\)/.source

/** Long runs that are no words. Names of the site's own files and of its host stay. */
const RUN = /(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{32,})/.source
const OWN_FILE = /\.(?:m?[jt]sx?|css)\b/.source

/** What stands around an e-mail address, which may hold nearly every sign else. */
const APART = '\\s<>"\'`(),;:'
/** A quotation mark at its beginning is none of it. */
const MAILBOX = `(?:[^${APART}]|(?<=[^\\s<>"(),;:])['\`])+`
/** What no address goes on with behind the sign: a stack frame (Row@https://…), the version of a package. */
const FRAME_AT = /\[native code\]|(?:blob:)?[a-z-]+:\/\/|user-script:\d/.source
const VERSION = /\d+\.\d+\.\d+(?:-(?:alpha|beta|canary|next|rc)(?:\.\d+)*)?(?![^\W_]|[-@]|\.\w)/.source
/** Nor is it that of a folder or file (/@vite/client), or of a symbol (@@iterator, RegExp.prototype.@@split). */
const FOLDER = `(?<=/@)[\\w-]+(?:${OWN_FILE}(?![\\w.@-])|(?![\\w.-]))`
const SYMBOL = /(?:@[a-zA-Z]|(?<=(?<![^\s.(["'`])@@)[a-zA-Z])[a-zA-Z]*(?![\w@-]|\.\w)/.source
const AT = `(?:@(?!${FRAME_AT}|${VERSION}|${FOLDER}|${SYMBOL})|%40)`
/** A host of one's own has no top-level domain. */
const EMAIL = `${MAILBOX}${AT}[^${APART}/]*[^${APART}/.]`

/** What engines say of a value that is not what it should be, and how code names such a value. */
const IS_NOT =
  / (?:is not (?:a (?:function|constructor|symbol)|iterable|an integer typed array)\b|could not be cloned)/
    .source
const PIECE =
  /(?:\(intermediate value\)|\((?:0|\(intermediate value\)) ?, ?[\w$.]+\)|#<\w+>|\[(?:'\w{1,40}'|"\w{1,40}")\]|[\w$.?()[\]{}])+/
    .source
const IN_CODE = `(?:new )?${PIECE}(?: (?:\\|\\||&&|\\?\\?) ${PIECE})*`
/** A value that is told as it is, and holds nothing of anybody. */
const VALUE = /(?:undefined|null|true|false|#<\w+>|\[object \w+\])/.source
const HEAD = /(?:\w+: )?(?:Error in [\w$.]+: |Failed to [^:]{1,80}: )?/.source
/** Behind these no name out of the code follows, but the value itself. */
const OF_VALUE = /(?:Promise resolver |Class extends value |(?:boolean|number|object|string) )/.source

/** What stands before and after somebody's data in sentences of engines that do not quote it. */
const BARE: readonly (readonly [before: string, after: string])[] = [
  ['Failed to parse URL from ', '$'],
  ["Cannot use 'in' operator to search for ", '$'],
  ['Cannot redefine property: ', '$'],
  ['Object prototype may only be an Object or null: ', '$'],
  ['called on incompatible receiver ', '$'],
  ['(?:[GS]etter must be a function|Property description must be an object|Invalid hint): ', '$'],
  ['Class extends value does not have valid prototype property ', '$'],
  // Of time zones, currencies, calendars and units; the last is how Firefox says so.
  [
    /\b[Ii]nvalid (?:time zone(?: specified)?:|(?:calendar|collation|currency(?: code)?|end|index|key|language|numberingSystem|object|region|script|start|time ?[zZ]one|unit) :|[\w ]{1,40} in \w+\(\):) /
      .source,
    '$',
  ],
  ['Iterator result ', ' is not an object'],
  [
    /Cannot set property (?![\w$]{1,30} of (?:#<\w+>|\[object \w+\]) which)/.source,
    ' which has only a getter',
  ],
  ['Value ', ' out of range for '],
  ['URL constructor: ', ' is not a valid URL'],
  ['Invalid regular expression: /', '/(?![\\s\\S]*/)'],
  ['Cannot convert ', ' to a BigInt'],
  ['The number ', ' cannot be converted to a BigInt'],
  ['Cannot (?:define|add) property ', ', object is not extensible'],
  ['Iterator value ', ' is not an entry object'],
  [' was called on ', ', which is '],
  [`^${HEAD}${OF_VALUE}`, IS_NOT],
  [`^(?!${HEAD}(?:${OF_VALUE}(?:…|${VALUE})|${IN_CODE})${IS_NOT})${HEAD}`, IS_NOT],
]

/** Ordered: an address loses its query before what is left is looked through for secrets. */
const REDACTIONS: readonly [pattern: RegExp, instead: string][] = [
  // An e-mail address first, which may hold what begins a query; then those in addresses and paths.
  [new RegExp(`(?<=^|[\\s"'\`(<,;:])(?!//)${EMAIL}`, 'gu'), '[email]'],
  // Query and fragment of an address or a path; the line and column of a stack frame stay.
  [/([\w/.-])[?#](?![\s)])[^\s)'"]*?(?=(?::\d+){1,2}(?:[\s)]|$)|[\s)'"]|$)/g, '$1'],
  [/\b(https?:\/\/)[^\s/@]*@/g, '$1'],
  // What engines put into a sentence without quoting it, or with quotes within the quotes, on as many lines as it has.
  [/(?:\.{3})?"[\s\S]*"(?:\.{3})?(?= is not valid JSON)/g, '"…"'],
  ...BARE.map(([before, after]): [RegExp, string] => [
    new RegExp(`(${before})(?!${VALUE}${after})[\\s\\S]*(?=${after})`, 'g'),
    '$1…',
  ]),
  [new RegExp(`\\b(Bearer|Basic)\\s+(?!${PLACE})\\S+`, 'gi'), '$1 […]'],
  [/\b((?:set-)?cookie\s*[:=]).*/gi, '$1 […]'],
  // Whatever is given to a name that sounds secret.
  [new RegExp(`(${KEYWORD}\\s*[:=]\\s*)(?:"[^"]*"|'[^']*'|[^\\s,;)}]+)`, 'gi'), '$1[…]'],
  [new RegExp(`(${KEYWORD}\\s+(?:is|was)\\s+)(?=\\S*\\d)[^\\s,;)}]+`, 'gi'), '$1[…]'],
  [new RegExp(`(${KEYWORD}\\s+)(?!["'\`]|${PROSE}|${PLACE})(?=\\S*\\w)[^\\s,;)}]+`, 'gi'), '$1[…]'],
  // A JSON Web Token, whole or cut short.
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[…]'],
  [new RegExp(`(?<![^${APART}])${EMAIL}`, 'gu'), '[email]'],
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

/**
 * From one quotation mark to its like, or to the end where it was cut short; one between letters is an apostrophe. A
 * backslash hides a mark, but where no other one follows, as behind a folder of Windows.
 */
const QUOTED = /(?<!\w)(?:(["'`])((?:\\[\s\S]|(?!\1(?!\w))[^\\])+|(?:(?!\1(?!\w))[\s\S])+)\1(?!\w)|"[^"]+$)/g
/** The sentences of engines that quote a name out of the code, up to it. */
const BEFORE_NAME =
  /(?:\bCannot use |\((?:reading|setting|evaluating|deleting) |\bproperty |\bproperty '[\w$]+' of |\bof object |Failed to (?:execute|construct) |Failed to execute '\w+' on |Failed to (?:read|set) the |' property (?:from|on) |export named |module |without )$/
const NAME = /^(?:[A-Za-z_$][\w$.()[\]]{0,59}|#<\w+>|\[object \w+\]|\.{1,2}\/[\w./-]+)$/
/** And what stands behind a['b'] in them. */
const BEHIND_INDEX = new RegExp(`^\\][^\\s"'\`]{0,60}${IS_NOT}`)

/** Texts in quotes may be anybody's data; names out of the code, keys of JSON and a single sign are not. */
function unquote(text: string): string {
  return text.replace(QUOTED, (all: string, mark = '"', inner = '', at: number) => {
    const before = text.slice(0, at)
    const isKey = /[{,]$/.test(before) && text[at + all.length] === ':' && /^\w{1,40}$/.test(inner)
    const isOfCode =
      BEFORE_NAME.test(before) ||
      (/[\w$)\]]\[$/.test(before) && BEHIND_INDEX.test(text.slice(at + all.length)))
    const isName = isOfCode && NAME.test(inner)
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
