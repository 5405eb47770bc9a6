import { defineConfig, devices } from '@playwright/test';
import { join } from 'node:path';
import { testsOf } from './runs.ts';

const port = Number(process.env.E2E_PORT ?? 4174);
/** What has failed is run once more so, to be looked at. */
const isTraced = process.env.E2E_TRACE === '1';
const run = process.env.E2E_RUN;

/** One shop for all tests, started from nothing: embedded database, demo catalogue, a port of its own. */
export default defineConfig({
  testDir: '.',
  // What ends in .test.ts are units.
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: isTraced ? 1 : 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../test-results/e2e.json') }]],
  // On a busy machine all takes longer: limits are for what hangs.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node app/e2e/startShop.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/builds/latest.json`,
    env: {
      PORT: String(port),
      DEMO: '1',
      UNPROVEN_ORDERS: '1000',
      IMPORT_FOLDER: join(import.meta.dirname, 'folder'),
      // Drawing ahead would take from the tests what they need: both are busy at once.
      DRAW_AHEAD: '0',
    },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What cannot be pressed is told of by name, long before the limit of the whole test.
    actionTimeout: 30_000,
    // Recording costs two fifths of the time, whether or not anything fails.
    trace: isTraced ? 'on' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      ...testsOf(run, 'phone'),
    },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 800 } },
      ...testsOf(run, 'desk'),
    },
  ],
});
