import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '@siren/server/testing/data';
import { inject } from 'vitest';
import { launchShop } from './launchShop.ts';
import type { LaunchedShop, LaunchOptions } from './launchShop.ts';
import { postgresOf } from './postgresOf.ts';

/** Folders and processes of a test file, and their removal. */
export interface Room {
  /** An empty folder that the database's own user may enter. */
  folder(): Promise<string>;
  /** A data folder with the demo shop in it. */
  filled(): Promise<string>;
  /** A shop that was started; it may fail to. */
  launch(dataDir: string, options?: LaunchOptions): LaunchedShop;
  /** A shop that answers. */
  open(dataDir: string, options?: LaunchOptions): Promise<LaunchedShop>;
  clear(): Promise<void>;
}

export function createRoom(): Room {
  const folders: string[] = [];
  const shops: LaunchedShop[] = [];

  const folder = async () => {
    const path = await mkdtemp(join(dataFolder(), 'siren-app-'));
    await chmod(path, 0o755);
    folders.push(path);
    return path;
  };
  const launch = (dataDir: string, options?: LaunchOptions) => {
    const shop = launchShop(dataDir, options);
    shops.push(shop);
    return shop;
  };
  return {
    folder,
    launch,
    async filled() {
      const path = await folder();
      // Owners of files are a part of a data folder.
      const { status, stderr } = spawnSync('cp', ['-a', `${inject('filledShop').dataDir}/.`, path]);
      if (status !== 0) throw new Error(String(stderr));
      return path;
    },
    async open(dataDir, options) {
      const shop = launch(dataDir, options);
      await shop.ready();
      return shop;
    },
    async clear() {
      for (const shop of shops.splice(0)) shop.kill('SIGKILL');
      for (const path of folders.splice(0)) {
        const pid = postgresOf(path);
        if (pid) process.kill(pid, 'SIGKILL');
        await rm(path, { recursive: true, force: true, maxRetries: 10 });
      }
    },
  };
}
