import { spawn } from 'node:child_process';
import type { Identity } from './identity.ts';

/** Runs a program of PostgreSQL to its end. */
export function run(
  identity: Identity,
  program: string,
  args: string[],
): Promise<{ status: number | null; stderr: string }> {
  const { file, args: all, ...ids } = identity.command(program, args);
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, { ...ids, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stderr }));
  });
}

/** Our environment without what would steer PostgreSQL (PGDATA, PGPORT …); its messages stay English. */
export function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
