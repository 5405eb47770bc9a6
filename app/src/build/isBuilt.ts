import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written last: a folder that has it holds a whole build. */
export const BUILD_FILE = 'build.json';

/** Whether the folder holds the build of these sources. */
export async function isBuilt(dir: string, id: string): Promise<boolean> {
  try {
    const build = JSON.parse(await readFile(join(dir, BUILD_FILE), 'utf8')) as { id: string };
    return build.id === id;
  } catch {
    return false;
  }
}
