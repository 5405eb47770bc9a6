import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD_FILE, SUPERUSER } from './initCluster.ts';
import type { Postmaster } from './postmaster.ts';

/** The superuser's connection string of `database` in a running cluster: its unix socket, else loopback TCP with the kept password. */
export async function clusterUrl(
  folder: string,
  { port, socketDir }: Postmaster,
  database: string,
): Promise<string> {
  if (socketDir) {
    return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketDir)}&port=${port}`;
  }
  const password = await readFile(join(folder, PASSWORD_FILE), 'utf8');
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
