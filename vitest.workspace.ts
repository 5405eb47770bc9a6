import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** For what leaves nothing behind, but in databases of its own: a worker for each file would load everything anew. */
const isolate = false;

/** On a busy machine all takes longer: limits are for what hangs, ms. */
const patient = { testTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };

const pure = (name: string, root: string) => ({
  test: { name, root, include: ['src/**/*.test.ts'], environment: 'node' as const, isolate, ...patient },
});

const browserless = (name: string, root: string, setupFiles: string[] = []) => ({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name,
    root,
    include: ['src/**/*.test.{ts,tsx}'],
    // A window takes most of a second: a file that needs one says so in its first line.
    environment: 'node' as const,
    isolate,
    setupFiles,
    ...patient,
  },
});

/** Unit and contract tests of every package; stories and the assembled app have runners of their own. */
export default defineConfig({
  test: {
    projects: [
      pure('domain', 'packages/domain'),
      pure('contract', 'packages/contract'),
      pure('demo', 'packages/demo'),
      {
        test: {
          name: 'server',
          root: import.meta.dirname,
          // Of the app those that put features and server together on a database.
          include: ['packages/server/src/**/*.test.ts', 'app/src/**/*.database.test.ts'],
          isolate,
          globalSetup: [join(import.meta.dirname, 'packages/server/src/db/testCluster.ts')],
          ...patient,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          exclude: ['library/consumer/**'],
          isolate,
          ...patient,
        },
      },
      // The packed library in an app of its own, outside the workspace.
      {
        test: {
          name: 'library',
          root: 'scripts/library/consumer',
          include: ['*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // The whole shop as `npm start` runs it, one at a time.
      {
        test: {
          name: 'start',
          root: import.meta.dirname,
          // What is deep takes minutes: power cuts, outages, repeated kills.
          include: ['app/src/**/*.{process,deep}.test.ts'],
          globalSetup: [join(import.meta.dirname, 'app/src/testing/filledShop.ts')],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          fileParallelism: false,
        },
      },
      browserless('ui', 'packages/ui'),
      browserless('features', 'packages/features', [
        join(import.meta.dirname, 'packages/features/src/testing/setUp.ts'),
      ]),
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'app',
          root: 'app',
          include: ['{src,bench,e2e}/**/*.test.ts'],
          exclude: ['src/**/*.{process,deep,database}.test.ts'],
          environment: 'node' as const,
          ...patient,
        },
      },
    ],
  },
});
