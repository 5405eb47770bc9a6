import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isAlive } from './isAlive.ts';

/** What a running PostgreSQL says of itself in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its unix socket; empty where it listens on the loopback only. */
  socketDir: string;
}

/** No process has this id: PostgreSQL takes a pid file with it for one that its owner left behind. */
const NOBODY = '2147483646';

/** Whether the process may be a PostgreSQL; where its program is not told, PostgreSQL itself decides later. */
const mayBePostgres = (pid: number): boolean => {
  try {
    if (process.platform === 'win32') return true;
    const program =
      process.platform === 'linux'
        ? readlinkSync(`/proc/${pid}/exe`)
        : execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim();
    return basename(program).startsWith('postgres');
  } catch {
    return isAlive(pid);
  }
};

/**
 * Who runs on the data folder now; null when nobody does.
 * A pid that another program has got meanwhile (a container that was started again) is struck out of the file,
 * for PostgreSQL would refuse to start because of it.
 */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '');
  const [pid, , , port, socketDir = ''] = text.split('\n');
  if (!Number(pid) || !Number(port) || !isAlive(Number(pid))) return null;
  if (mayBePostgres(Number(pid))) return { pid: Number(pid), port: Number(port), socketDir };
  await writeFile(path, text.replace(/^\d+/, NOBODY));
  return null;
}
