import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { PATHS, REDIRECTS } from './src/app/manifest.ts'
import { DEMO_PREFIX, demoBuild } from './tools/demo/demoBuild.ts'
import { basePathMistake } from './tools/site/siteUrl.mjs'
import { apiProxy } from './tools/vite/apiProxy.ts'
import { bareImports } from './tools/vite/bareImports.ts'
import { chunkGroups } from './tools/vite/chunks.ts'
import { classNames } from './tools/vite/classNames.ts'
import { directIcons } from './tools/vite/directIcons.ts'
import { headScript } from './tools/vite/headScript.ts'
import { hosting } from './tools/vite/hosting.ts'
import { leanClient } from './tools/vite/leanClient.ts'
import { mockBackend } from './tools/vite/mockBackend.ts'
import { notices } from './tools/vite/notices.ts'
import { ownFolder } from './tools/vite/ownFolder.ts'

/** As Vite names modules: with slashes, on Windows too. */
const path = (relative: string) => normalizePath(fileURLToPath(new URL(relative, import.meta.url)))

const { version } = JSON.parse(readFileSync(path('./package.json'), 'utf8')) as { version: string }

const mistake = basePathMistake(process.env)
if (mistake) throw new Error(mistake)

/** Where the site stands on its host; `BASE_PATH=/studio/` for a folder. */
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/')

/** Where `npm run api` listens; another backend is named by API_PROXY. */
const toApi = (from: string) => ({ '/api': apiProxy(process.env.API_PROXY ?? 'http://localhost:4000', from) })

/** React Router's own build without words for developers. @param folder where that lies */
const quietRouter = (folder: string) => [
  { find: /^react-router$/, replacement: `${folder}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
]

/** How each mode reaches the faked backend; the others do not. */
const WAYS: Record<string, 'worker' | 'page'> = { mock: 'worker', demo: 'page' }

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  base: mode === 'demo' ? './' : base,
  plugins: [
    react(),
    headScript(mode === 'demo' ? DEMO_PREFIX : undefined),
    directIcons(),
    leanClient(),
    notices(),
    hosting(PATHS, REDIRECTS, toApi),
    ...(mode === 'mock' ? [mockBackend()] : []),
    ...(mode === 'demo' ? [demoBuild(), ownFolder()] : []),
  ],
  resolve: {
    alias: [
      { find: '@mocks', replacement: path('./mocks') },
      { find: '@', replacement: path('./src') },
      // Its package names the build with warnings for developers, whatever is made of it.
      ...(command === 'build' && !isSsrBuild
        ? quietRouter(path('./node_modules/react-router/dist/production'))
        : []),
    ],
  },
  // Known beforehand: a package found half-way through would reload the page under the person.
  optimizeDeps: { include: mode === 'mock' ? bareImports(path('.'), ['src', 'mocks']) : [] },
  define: { __MOCKS__: JSON.stringify(WAYS[mode] ?? false), __VERSION__: JSON.stringify(version) },
  server: { proxy: mode === 'mock' ? {} : toApi(base) },
  css: { modules: { generateScopedName: classNames(path('.')) } },
  build: {
    // The policy allows no data: URLs, and every browser that runs this preloads modules by itself.
    assetsInlineLimit: 0,
    // One style sheet, asked for once and kept for ever, instead of ten small ones before the first paint.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What every page has already need not be named beside each part that uses it, nor a part beside itself.
      resolveDependencies: (file, deps, { hostType, hostId }) => {
        if (hostType === 'html') return deps
        // What the runtime loads is one file each.
        if (/\/begin-/.test(hostId)) return []
        return deps.filter((dep) => dep !== file && !/\/(react|begin|shell|rolldown-runtime)-/.test(dep))
      },
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // The dashboard's pages have it as a script (tools/site/write.mjs).
            ...(mode === 'demo' ? {} : { input: [path('./index.html'), path('./src/ahead.ts')] }),
            output: {
              // 42 bits tell builds apart; chance does not pack, and stands wherever a script names another.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: chunkGroups({
                  begin: path('./src/begin.ts'),
                  ahead: path('./src/ahead.ts'),
                  main: path('./src/main.tsx'),
                  home: path('./src/site/HomeScreen/HomeScreen.tsx'),
                  routes: path('./src/app/routes.tsx'),
                  dashboard: path('./src/app/DashboardRoute.tsx'),
                  data: path('./src/app/DataRoute.tsx'),
                  client: path('./src/runtime/apiParts.ts'),
                }),
              },
            },
          },
        }),
  },
}))
