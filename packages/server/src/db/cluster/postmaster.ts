import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf } from './programOf.ts';

/** What a running PostgreSQL says of itself in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its unix socket; empty where it listens on the loopback only. */
  socketDir: string;
  /** Whether it has said yet where it listens: a moment after its start. */
  listens: boolean;
}

/** No process has this id: PostgreSQL takes a pid file with it for one that its owner left behind. */
const NOBODY = '2147483646';

/** As PostgreSQL asks: the dead that nobody has buried count for it. */
const isTaken = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether the process is the PostgreSQL of this folder, which it works in; where that is not told it may be. */
export const worksIn = async (pid: number, folder: string): Promise<boolean> => {
  if (!programOf(pid)?.startsWith('postgres')) return false;
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => folder);
  return workingFolder === folder;
};

/**
 * Who runs on the data folder now; null when nobody does.
 * A pid that another program has got meanwhile (a container that was started again) is struck out of the file,
 * for PostgreSQL would refuse to start because of it.
 */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '');
  const [pid, , , port, socketDir = '', host = ''] = text.split('\n');
  if (!Number(pid) || !Number(port)) return null;
  if (await worksIn(Number(pid), folder)) {
    return { pid: Number(pid), port: Number(port), socketDir, listens: socketDir !== '' || host !== '' };
  }
  if (pid !== NOBODY && isTaken(Number(pid))) await writeFile(path, text.replace(/^\d+/, NOBODY));
  return null;
}
