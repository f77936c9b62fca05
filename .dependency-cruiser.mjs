/** Who may import whom; patterns, so that a new folder is covered from birth. See README, "The house". */
const areas = '^src/(site|account|dashboard)/'
const notProduct = '[.](stories|test)[.]tsx?$|/stories/|/test[A-Z][A-Za-z]*[.]ts$'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** `layer` may import only itself, the packages, and the folders named. */
const only = (layer, folders) =>
  rule(
    `${layer}-imports`,
    `src/${layer} may import only ${folders.join(', ')} and itself.`,
    { path: `^src/${layer}/`, pathNot: notProduct },
    {
      path: '^(src|mocks|e2e|tools|\\.storybook)/',
      pathNot: `^src/(${[layer, ...folders].join('|')})/|^src/vite-env`,
    },
  )

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Nothing imports itself in a circle.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    only('lib', []),
    only('content', ['lib']),
    only('ui', ['lib']),
    only('api', ['lib']),
    rule(
      'session-imports',
      'The session knows lib alone, and the types of the contract.',
      { path: '^src/session/', pathNot: notProduct },
      { path: '^(src|mocks|e2e|\\.storybook)/', pathNot: '^src/(session|lib)/|^src/api/schema' },
    ),
    only('runtime', ['session', 'api', 'ui', 'lib']),
    only('(site|account|dashboard)', ['runtime', 'session', 'api', 'ui', 'content', 'lib']),
    rule('areas-apart', 'No area imports another.', { path: areas }, { path: areas, pathNot: '^src/$1/' }),
    rule(
      'decisions-one-way',
      'The approvals know the review desk, and both the decision: never back.',
      { path: '^src/dashboard/(ReviewDesk|decision)/', pathNot: notProduct },
      { path: '^src/dashboard/(ApprovalsPanel|ReviewDesk)/', pathNot: '^src/dashboard/$1/' },
    ),
    only('app', ['site', 'account', 'dashboard', 'runtime', 'session', 'api', 'ui', 'content', 'lib']),
    rule(
      'mocks-behind-the-curtain',
      'Only stories, tests, .storybook and the dynamic import in begin.ts reach the faked backend.',
      { path: '^(src|tools)/', pathNot: notProduct },
      { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    ),
    rule(
      'mocks-dynamic-only-in-begin',
      'Only begin.ts loads the faked backend.',
      { path: '^src/', pathNot: `${notProduct}|^src/begin\\.ts$` },
      { path: '^mocks/' },
    ),
    rule(
      'mocks-take-types-only',
      'The faked backend takes only types from src/api and src/lib, where public/ lies and how an address is read; its panel also src/ui.',
      { path: '^mocks/', pathNot: '\\.test\\.tsx?$|^mocks/panel/' },
      { path: '^src/', pathNot: '^src/lib/(?:publicFile|parseUrl)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'mocks-take-api-and-lib',
      'Of the product, the faked backend knows the contract and lib alone.',
      { path: '^mocks/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/', pathNot: '^src/(api|lib)/|^src/ui/' },
    ),
    rule(
      'msw-only-in-mocks',
      'MSW stands only in mocks.',
      { pathNot: '^mocks/' },
      { path: 'node_modules/msw/' },
    ),
    rule(
      'openapi-fetch-only-in-api',
      'openapi-fetch stands only in src/api.',
      { pathNot: '^src/api/' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    rule(
      'no-dev-packages',
      'The product imports no development package.',
      { path: '^src/', pathNot: `${notProduct}|[.]d[.]ts$` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|woff2|svg|json)$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
}
