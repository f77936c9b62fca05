/**
 * The text of every file that a page links: the real one, as it stood when this Storybook was built. A test holds the list
 * to the pages.
 */
export const SOURCES = import.meta.glob<string>(
  [
    '/.dependency-cruiser.mjs',
    '/.storybook/checks/{breaches,leftovers,contrast,links}.ts',
    '/.storybook/preview.tsx',
    '/.storybook/stage/createStage.ts',
    '/ledger/{texts,bullets,exceptions,build}.ts',
    '/mocks/{scenario,backstage}.ts',
    '/mocks/backend/shop.ts',
    '/mocks/contract/guard.ts',
    '/mocks/fixtures/{shop,users}.ts',
    '/mocks/handlers/{favorites,pipeline}.ts',
    '/openapi.yaml',
    '/src/api/{favorites,shopItem}.ts',
    '/src/app/{manifest.ts,routes.tsx}',
    '/src/app/guards/RequireSession.tsx',
    '/src/content/{studio,home}.ts',
    '/src/dashboard/ApprovalsPanel/ApprovalsPanel.stories.tsx',
    '/src/dashboard/FavoritesScreen/FavoritesScreen{.stories,}.tsx',
    '/src/runtime/createRuntime.ts',
    '/src/session/{state,createSession,authorise,storedSession,socialSignIn,session.property.test}.ts',
    '/src/styles/tokens.css',
    '/tests/{house,ledger}.test.ts',
  ],
  // A folder whose name begins with a dot is passed over otherwise.
  { query: '?raw', import: 'default', exhaustive: true },
)
