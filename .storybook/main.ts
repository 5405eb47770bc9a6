import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { doorImports, readDoorOf } from '../scripts/library/doorImports.ts';

/** Only the stories whose path holds one of these words, e.g. `ui/src/button,ui/src/link`: a build of seconds. */
const only = process.env['STORIES']?.split(',');
const stories = only
  ? globSync('packages/{ui,features}/src/**/*.stories.tsx', { cwd: join(import.meta.dirname, '..') })
      .filter((path) => only.some((word) => path.includes(word)))
      .map((path) => `../${path}`)
  : [
      '../packages/ui/src/docs/*.mdx',
      '../packages/ui/src/**/*.stories.tsx',
      '../packages/features/src/**/*.stories.tsx',
    ];

/** Stories of the design system and of what people do with it: one Storybook for both. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: [
    '@storybook/addon-docs',
    /* axe is the longest of a story; where pictures alone are counted it has nothing to say. */
    ...(process.env['PICTURES'] === 'count' ? [] : ['@storybook/addon-a11y']),
    '@storybook/addon-themes',
    /* Answers coding assistants at /mcp while `npm run storybook` runs, out of the components manifest. */
    '@storybook/addon-mcp',
  ],
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
    /* It reads the style of every element whenever the page changes: for people, not for the runner. */
    highlight: process.env['PICTURES'] === undefined,
  },
  experimental_manifests: (manifests = {}) => {
    const doorOf = readDoorOf();
    for (const component of Object.values(manifests.components?.components ?? {})) {
      if (component.import) component.import = doorImports(component.import, doorOf);
    }
    return manifests;
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      /* Older targets make two custom properties out of every `light-dark()`. */
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'], chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
