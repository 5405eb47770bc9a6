import { mkdir, readFile, readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError } from '../../config/index.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { fileFailure } from './fileFailure.ts';
import { chooseIdentity } from './identity.ts';
import type { Identity } from './identity.ts';
import { initCluster } from './initCluster.ts';

export interface Prepared {
  binaries: Binaries;
  identity: Identity;
  /** DATA_DIR, without links. */
  dataDir: string;
  /** PostgreSQL's own folder in it. */
  folder: string;
}

const ownerOf = async (folder: string): Promise<{ uid: number; gid: number } | null> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw fileFailure(folder, error);
  });
  return names.length === 0 ? null : stat(folder);
};

const checkVersion = async (folder: string, { major }: Binaries): Promise<void> => {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === String(major)) return;
  throw new StartupError(
    /^\d+\s*$/.test(version)
      ? `The data folder ${folder} is of PostgreSQL ${version.trim()}, but this shop brings ${major}: ` +
          'dump it with the old version and load it here, or start with another DATA_DIR.'
      : `The folder ${folder} holds no PostgreSQL data that can be read: restore it from a copy or move it away.`,
  );
};

/** Sees to a data folder that PostgreSQL can start on; throws StartupError where there can be none. */
export async function prepareFolder(dataDirWanted: string, durable: boolean): Promise<Prepared> {
  const binaries = findBinaries();
  const wanted = resolve(dataDirWanted);
  await mkdir(wanted, { recursive: true }).catch((error: unknown) => {
    throw fileFailure(wanted, error);
  });
  const dataDir = await realpath(wanted);
  const folder = join(dataDir, 'postgres');
  const owner = await ownerOf(folder);
  const identity = chooseIdentity(binaries.postgres, dataDir, owner);
  if (!owner) await initCluster(binaries, identity, { dataDir, folder, durable });
  await checkVersion(folder, binaries);
  return { binaries, identity, dataDir, folder };
}
