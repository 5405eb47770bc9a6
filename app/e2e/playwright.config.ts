import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 4174);
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'siren-e2e-'));

/** One shop for all tests, started from nothing: embedded database, demo catalogue, a port of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../test-results/e2e.json') }]],
  // On a busy machine all takes longer: limits are for what hangs.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node app/src/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/builds/latest.json`,
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', UNPROVEN_ORDERS: '1000' },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
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
      // What search engines and counters get has no width, and money has none either.
      testIgnore: ['seo.spec.ts', 'payment.spec.ts', 'wallet.spec.ts', 'cart.spec.ts'],
    },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 800 } },
      // There is neither a finger at a desk nor a bar at its bottom.
      testIgnore: ['taps.spec.ts', 'focus.spec.ts', 'targets.spec.ts'],
    },
  ],
});
