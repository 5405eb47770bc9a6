import { fileFailure } from '@siren/server/db';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes the folder where there is none. Throws StartupError where nothing can be written there. */
export async function assertFolder(path: string): Promise<void> {
  const trial = join(path, `.trial-${process.pid}`);
  try {
    if (existsSync(path)) {
      // Nothing to make; refuses a file that is in the way.
      await mkdir(path, { recursive: true });
    } else {
      await makeFolder(path);
    }
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    throw fileFailure(path, error);
  }
}

/**
 * One folder after the other from the first that is there. Node's own recursive `mkdir` never ends where a parent
 * refuses every child as if it were missing itself, as `/proc` does.
 */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
