import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '../build/paths.ts';

/** A process of the shop, as `npm start` runs it. */
export interface LaunchedShop {
  /** Its address; empty until it has printed it. */
  readonly url: string;
  pid: number;
  /** What it printed so far. */
  said(): string;
  /** Lines on stderr so far. */
  complaints(): string[];
  /** Waits until it has printed something like that; rejects with its output where it ends before. */
  says(words: RegExp): Promise<void>;
  /** Waits for its first answer; ms from the start of the process. Rejects with its output where it ends before. */
  ready(): Promise<number>;
  /** Waits until it can sell: pages of guests come without a database, too. Rejects as `says`. */
  sells(): Promise<void>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): void;
  /** Tells it to stop; its exit code. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

export interface LaunchOptions {
  env?: Record<string, string>;
  /** Flags of Node. */
  flags?: string[];
  /** User to run it as; for root only. */
  uid?: number;
}

const POLL_MS = 20;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the shop on `dataDir` and any free port, or on what `env` says. */
export function launchShop(dataDir: string, { env = {}, flags = [], uid }: LaunchOptions = {}): LaunchedShop {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, 'app/src/main.ts'], {
    cwd: rootDir,
    // Nothing of the tester's own environment may steer it.
    // Nor do its crowds, which all come from one address, have any proof of who they are.
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, LOG: 'text' },
      ...{ UNPROVEN_ORDERS: '100000', UNPROVEN_PIECES: '100000' },
      // Thousands of pictures that no test looks at would be drawn beside it.
      DRAW_AHEAD: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const url = () => /(?:открыта: |"url":")([^\s"]+)/.exec(out)?.[1] ?? '';
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isSo())) {
      if (child.exitCode !== null || child.signalCode) {
        throw new Error(`It has ended with ${child.exitCode ?? child.signalCode}:\n${out}${errors}`);
      }
      await sleep(POLL_MS);
    }
  };
  return {
    get url() {
      return url();
    },
    pid: child.pid ?? 0,
    said: () => out,
    complaints: () => errors.split('\n').filter(Boolean),
    says: (words) => until(() => words.test(out)),
    async ready() {
      await until(() => url() !== '' && answers(`${url()}/builds/latest.json`));
      return performance.now() - started;
    },
    sells: () => until(() => answers(`${url()}/readyz`)),
    ended,
    kill: (signal) => void child.kill(signal),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
