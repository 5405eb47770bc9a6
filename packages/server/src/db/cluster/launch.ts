import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';
import { environment } from './run.ts';

/** Bytes; a longer log is set aside at the next start. */
const LOG_MAX = 10_000_000;

export interface Launched {
  /** null while it runs, then why it ended. */
  ended(): string | null;
}

/** What it says to its clients, and what those of the one before say that are still on their way out. */
const TO_CLIENTS = /terminating connection|the database system is/;

const lastComplaint = (text: string): string => {
  const lines = text
    .split('\n')
    .filter((line) => /\b(FATAL|PANIC|ERROR|could not|cannot)\b/.test(line) && !TO_CLIENTS.test(line));
  const line = lines.find((candidate) => /FATAL|PANIC/.test(candidate)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
};

/** What was written to the log from there on; nothing where somebody has taken it away. */
const logFrom = (path: string, start: number): string => {
  try {
    return readFileSync(path).subarray(start).toString('utf8');
  } catch {
    return '';
  }
};

const size = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Starts PostgreSQL in a session of its own (Ctrl+C in our terminal must not reach it before our own stop).
 * It writes to the file `logPath`, which outlives us.
 */
export function launch(binaries: Binaries, identity: Identity, folder: string, logPath: string): Launched {
  if (size(logPath) > LOG_MAX) renameSync(logPath, `${logPath}.1`);
  const before = size(logPath);
  const log = openSync(logPath, 'a', 0o600);
  const { file, args, ...ids } = identity.command(binaries.postgres, ['-D', folder]);
  const child = spawn(file, args, {
    ...ids,
    env: environment(),
    stdio: ['ignore', log, log],
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  let ended: string | null = null;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => {
    ended ??= lastComplaint(logFrom(logPath, before)) || `it ended with ${signal ?? `code ${code}`}`;
  });
  return { ended: () => ended };
}
