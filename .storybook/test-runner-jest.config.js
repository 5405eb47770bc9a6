import { getJestConfig } from '@storybook/test-runner';
import { join } from 'node:path';

/** Chromium that pictures are compared on: they differ from one build to another. */
const executablePath = process.env.CHROMIUM_PATH;

const base = getJestConfig();

/** One size, one scale, one language, one time zone, no motion: the same picture on every run. */
export default {
  ...base,
  // Of the runner's three one gives the hooks, and two give words that no story uses.
  setupFilesAfterEnv: [join(import.meta.dirname, 'hooks.ts')],
  snapshotSerializers: [],
  testEnvironment: join(import.meta.dirname, 'test-environment.js'),
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // The environment starts the browser: one for each worker, spoken to without a server between.
      launchType: 'LAUNCH',
      skipInitialization: true,
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--force-color-profile=srgb',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--hide-scrollbars',
        ],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
      },
    },
  },
};
