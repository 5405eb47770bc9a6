import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files under one folder, each there as a whole or not at all. */
export interface FileCache {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Failing to keep it (a full disk) is no reason not to serve it: `onError` hears of it. */
  write(name: string, bytes: Buffer): Promise<void>;
}

/** `name` of a file is made of letters, digits, hyphens and dots; its first two letters are its folder. */
export function createFileCache(folder: string, onError: (error: unknown) => void): FileCache {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    read: (name) => readFile(pathOf(name)).catch(() => null),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async write(name, bytes) {
      const path = pathOf(name);
      const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        onError(error);
      }
    },
  };
}

/** Removes all that lies in a folder beside the one that is in use: files of former forms. */
export async function removeOthers(folder: string, used: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name !== used) await rm(join(folder, name), { recursive: true, force: true });
}
