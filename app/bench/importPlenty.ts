import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '../src/build/paths.ts';
import { plentyFeed } from './plentyFeed.ts';

/** Imports goods that never run out, so many that a cart of many rows can be filled from them. */
export async function importPlenty(dataDir: string, offers?: number): Promise<void> {
  const feed = join(dataDir, 'plenty.xml');
  await writeFile(feed, plentyFeed(offers));
  execFileSync(process.execPath, ['app/src/shop.ts', 'import', feed, '--source', 'bench'], {
    cwd: rootDir,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
