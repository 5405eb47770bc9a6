import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files under one folder, each there as a whole or not at all. */
export interface FileCache {
  read(name: string): Promise<Buffer | null>;
  /** Failing to keep it (a full disk) is no reason not to serve it: `onError` hears of it. */
  write(name: string, bytes: Buffer): Promise<void>;
}

/** `name` of a file is made of letters, digits, hyphens and dots; its first two letters are its folder. */
export function createFileCache(folder: string, onError: (error: unknown) => void): FileCache {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    read: (name) => readFile(pathOf(name)).catch(() => null),
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
