import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Longest that a first start may take on a busy machine, ms. */
const PATIENCE_MS = 180_000;
const POLL_MS = 50;

/** `npm start` as somebody typed it. */
export interface Launched {
  url: string;
  /** All that it printed so far. */
  output(): string;
  /** Lines that it complained in. */
  complaints(): string[];
  /** Resolves as soon as the shop answers; rejects with the output where it ends before. */
  ready(): Promise<void>;
  /** Exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Kills everything that it started, the database included, as a power cut would. */
  cut(): void;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the shop on a data folder and a free port, or on what `env` says. */
export async function launch(dataDir: string, env: Record<string, string> = {}): Promise<Launched> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn('node', ['scripts/run.mjs', 'app/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    complaints += chunk.toString();
  });
  return {
    url,
    output: () => output,
    complaints: () => complaints.split('\n').filter(Boolean),
    ready: () => waitFor(url, child, () => output),
    ended: once(child, 'close').then(([code]) => code as number | null),
    kill: (signal) => child.kill(signal),
    cut: () => cut(child),
  };
}

async function waitFor(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      throw new Error(`The shop does not answer:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/builds/latest.json`)).ok;
  } catch {
    return false;
  }
}

function cut({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
