import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** For what leaves nothing behind, but in databases of its own: a worker for each file would load everything anew. */
const isolate = false;

/** On a busy machine all takes longer: limits are for what hangs, ms. */
const patient = { testTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };

const setUp = (name: string) => join(import.meta.dirname, `scripts/test/setUp/${name}.ts`);

/** Of everything that tries a rule on many cases. */
const sameCases = [setUp('sameCases')];

const pure = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ['src/**/*.test.ts'],
    environment: 'node' as const,
    isolate,
    setupFiles: sameCases,
    ...patient,
  },
});

const inWindow = '.window.test.{ts,tsx}';

interface Browserless {
  name: string;
  root: string;
  include: string;
  exclude?: string[];
  setupFiles?: string[];
}

/**
 * What has no browser. A file that needs a window says so by its name, and is of a project of its own: a worker that
 * changes between files with a window and without one begins anew for each, which takes five times as long.
 */
const browserless = ({ name, root, include, exclude = [], setupFiles = [] }: Browserless) =>
  (['node', 'jsdom'] as const).map((environment) => ({
    plugins: [react(), vanillaExtractPlugin()],
    test: {
      name: environment === 'node' ? name : `${name}-window`,
      root,
      include: [environment === 'node' ? `${include}.test.{ts,tsx}` : `${include}${inWindow}`],
      exclude: environment === 'node' ? [`**/*${inWindow}`, ...exclude] : exclude,
      environment,
      isolate,
      setupFiles: [...sameCases, ...(environment === 'jsdom' ? [setUp('freshWindow')] : []), ...setupFiles],
      ...patient,
    },
  }));

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
          setupFiles: sameCases,
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
          setupFiles: sameCases,
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
          isolate,
        },
      },
      ...browserless({ name: 'ui', root: 'packages/ui', include: 'src/**/*' }),
      ...browserless({
        name: 'features',
        root: 'packages/features',
        include: 'src/**/*',
        setupFiles: [join(import.meta.dirname, 'packages/features/src/testing/setUp.ts')],
      }),
      ...browserless({
        name: 'app',
        root: 'app',
        include: '{src,bench,e2e}/**/*',
        exclude: ['src/**/*.{process,deep,database}.test.ts'],
        setupFiles: [setUp('freshModules')],
      }),
    ],
  },
});
