import type { StorybookConfig } from '@storybook/react-vite'
import { ledgerModule } from '../tools/ledger/module.ts'
import { ownFolder } from '../tools/vite/ownFolder.ts'

/** A folder in place of src, from here: what `npm run new` makes is tried out beside the house (tests/newStories.test.ts). */
const instead = process.env.STORIES_FROM

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: instead
    ? [{ directory: instead, files: '**/*.stories.tsx' }]
    : [
        './docs/pages/*.mdx',
        '../src/**/*.mdx',
        '../src/**/*.stories.tsx',
        { directory: '../mocks', files: '**/*.stories.tsx', titlePrefix: 'mocks' },
        { directory: '../ledger', files: '*.stories.tsx', titlePrefix: 'ledger' },
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: {
    sidebarOnboardingChecklist: false,
    // A story stands on its theme's paper: another ground under it shows what nobody gets to see.
    backgrounds: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    '../public',
    // Storybook's own frame is set in the studio's type too.
    { from: '../node_modules/@fontsource-variable/instrument-sans/files', to: '/fonts' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ledgerModule(), ownFolder()],
    build: {
      ...vite.build,
      // Kilobytes. Nobody waits for Storybook's own runtime, its docs blocks and axe over a slow line.
      chunkSizeWarningLimit: 2_000,
    },
  }),
}

export default config
