import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const FILES = [
  ...['pnpm-lock.yaml', 'app/package.json'],
  ...[
    'app/vite.config.ts',
    'app/vite.staff.config.ts',
    'app/vite.office.config.ts',
    'app/vite.targets.ts',
    'app/vite.lightRouter.ts',
    'app/vite.aliases.ts',
  ],
];
const FOLDERS = [
  ...['domain', 'contract', 'ui', 'features'].map((name) => `packages/${name}`),
  ...['app/src/entries', 'app/src/pages', 'app/src/staff', 'app/src/back-office', 'app/public'],
];

const isSource = (file: string) =>
  !/\.(test|stories|fixtures|mock)\.tsx?$/.test(file) &&
  !/(^|\/)(__pictures__|node_modules|dist)\//.test(file);

/** Digest of everything that the app is built from: another digest means that it has to be built anew. */
export async function sourceDigest(root: string): Promise<string> {
  const files = [...FILES];
  for (const folder of FOLDERS) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && isSource(file)) files.push(file);
    }
  }
  const digest = createHash('sha256');
  for (const file of files.sort()) digest.update(`${file}\n`).update(await readFile(join(root, file)));
  return digest.digest('hex').slice(0, 16);
}
