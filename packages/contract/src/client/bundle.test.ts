import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** gzip, bytes: all that talks to the backend, error table included. */
const BUDGET = 4_300;

test('the client brings no validator into the browser, and stays small', { timeout: 60_000 }, async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./index.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'client',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk, ...rest] = built.flatMap(({ output }) => output) as [Rolldown.OutputChunk];
  expect(rest).toEqual([]);
  expect(chunk.moduleIds.filter((id) => id.includes('zod') || id.endsWith('schemas.ts'))).toEqual([]);
  expect(chunk.code).toContain('/api/user/');
  expect(gzipSync(chunk.code).length).toBeLessThan(BUDGET);
});
