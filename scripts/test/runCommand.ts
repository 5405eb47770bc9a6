import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a command ended and what it said. `code` is not 0 where it failed, was killed or took too long. */
export interface CommandResult {
  code: number;
  log: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output while it comes, besides keeping it. */
  live?: boolean;
  /** ms; then the command and all it started are killed. */
  timeout?: number;
}

const TIMEOUT_MS = 30 * 60_000;
/** How long what was interrupted may take to tidy up, ms. */
const GRACE_MS = 20_000;
const running = new Set<ChildProcess>();

/** Runs a command to its end with everything it starts in a group of its own. Never throws. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, live = false, timeout = TIMEOUT_MS }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let log = '';
  const keep = (chunk: Buffer): void => {
    log += chunk.toString();
    if (live) process.stdout.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const timer = setTimeout(() => {
    log += `\nStopped: it took longer than ${timeout / 60_000} min.\n`;
    killGroup(child, 'SIGKILL');
  }, timeout);
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      log += String(error);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  clearTimeout(timer);
  running.delete(child);
  // What the command left running would hold its port against the next part.
  killGroup(child, 'SIGKILL');
  return { code, log };
}

/**
 * Stops every command that still runs, with all it started. They are interrupted, and not ended: the runner of the walks
 * has its shop in a group of its own, and takes it along only then.
 */
export async function stopCommands(): Promise<void> {
  const children = [...running];
  const ended = Promise.all(children.map((child) => once(child, 'close')));
  for (const child of children) killGroup(child, 'SIGINT');
  await Promise.race([ended, sleep(GRACE_MS, undefined, { ref: false })]);
  for (const child of children) killGroup(child, 'SIGKILL');
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}
