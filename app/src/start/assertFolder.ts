import { fileFailure } from '@siren/server/db';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the folder where there is none. Throws StartupError where nothing can be written there. */
export async function assertFolder(path: string): Promise<void> {
  const trial = join(path, `.trial-${process.pid}`);
  try {
    await mkdir(path, { recursive: true });
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
