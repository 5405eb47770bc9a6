import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Process id of the embedded PostgreSQL that runs on a data folder; null when none does. */
export function postgresOf(dataDir: string): number | null {
  const folder = join(dataDir, 'postgres');
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
    // Of one that has ended another program may have got the id. It works in its folder.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) ? pid : null;
  } catch {
    return null;
  }
}

/** Ends it as a power cut would. */
export function killPostgres(dataDir: string): void {
  const pid = postgresOf(dataDir);
  if (pid === null) throw new Error(`Nothing runs on ${dataDir}`);
  process.kill(pid, 'SIGKILL');
}

/** Process ids of the server and of all that it has started. */
function processesOf(dataDir: string): number[] {
  const server = postgresOf(dataDir);
  if (server === null) throw new Error(`Nothing runs on ${dataDir}`);
  const children = readdirSync('/proc').filter((name) => {
    try {
      // Parent process id: the second field after the name in brackets (proc(5)).
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return /^\d+$/.test(name) && Number(parent) === server;
    } catch {
      return false;
    }
  });
  return [server, ...children.map(Number)];
}

/** Stops it as a frozen machine would: its connections stand, and nothing answers. Gives what thaws it. */
export function freezePostgres(dataDir: string): () => void {
  const frozen = processesOf(dataDir);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  };
}

/** Whether it stands still as `freezePostgres` left it. */
export function isFrozen(dataDir: string): boolean {
  // State of a process: the first field after the name in brackets, T for stopped (proc(5)).
  return processesOf(dataDir).every((pid) => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
}
