import { hash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileLoader } from './FileLoader.ts';

/** A file on the disk. */
export interface KeptFile {
  /** Name in the folder of the store; another one where the bytes are others. */
  name: string;
  bytes: number;
}

export interface FileStore {
  readonly folder: string;
  /** The file that the address stands for: made when it is first asked for, then kept. */
  file(url: string): Promise<KeptFile>;
  /** Takes it off the disk. */
  forget(url: string): Promise<void>;
}

const sizeOf = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(() => null);
  return found?.size ?? null;
};

/** Files of a loader, each on the disk as a whole or not at all. */
export function createFileStore(loader: FileLoader, folder: string): FileStore {
  const nameFor = (url: string): string =>
    `${hash('sha1', `${loader.version} ${url}`)}${extname(new URL(url).pathname)}`;
  const making = new Map<string, Promise<KeptFile>>();

  const make = async (name: string, url: string): Promise<KeptFile> => {
    const path = join(folder, name);
    const known = await sizeOf(path);
    if (known !== null) return { name, bytes: known };
    const bytes = await loader.load(url);
    const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    return { name, bytes: bytes.length };
  };

  return {
    folder,
    file(url) {
      const name = nameFor(url);
      const known = making.get(name);
      if (known) return known;
      const work = make(name, url).finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },
    forget: (url) => rm(join(folder, nameFor(url)), { force: true }),
  };
}
