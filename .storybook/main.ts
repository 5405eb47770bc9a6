import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/** Stories of the design system and of what people do with it: one Storybook for both. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/features/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      /* Older targets make two custom properties out of every `light-dark()`. */
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'], chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
