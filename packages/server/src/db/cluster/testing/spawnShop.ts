import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SpawnedShop {
  /** What it said, line by line, until it was ready or refused. */
  lines: string[];
  /** Process id of PostgreSQL, when ready. */
  pid: number;
  url: string;
  /** As a power cut would do it to the process, not to PostgreSQL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a process of the shop on `dataDir` and waits until it is ready or refuses.
 * @param wrap a command to run it by, e.g. `unshare …`
 */
export async function spawnShop(
  dataDir: string,
  { wrap = [], uid, tcp = false }: { wrap?: string[]; uid?: number; tcp?: boolean } = {},
): Promise<SpawnedShop> {
  const script = join(import.meta.dirname, 'child.ts');
  const [file = '', ...args] = [...wrap, process.execPath, script, dataDir, ...(tcp ? ['tcp'] : [])];
  const child = spawn(file, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (/^(ready|refused|failed)/.test(line)) break;
  }
  // No process has the id NaN: a signal for it is refused.
  const [, pid = NaN, url = ''] = lines.at(-1)?.split(' ') ?? [];
  return {
    lines,
    pid: Number(pid),
    url,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
