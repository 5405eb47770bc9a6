import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A process that has ended and that its parent has not asked about yet still has its pid. */
const ENDED = /^[ZX]/;

const onLinux = (pid: number): string | null => {
  try {
    const [, name = '', state = ''] = /\((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return ENDED.test(state) ? null : name;
  } catch {
    return null;
  }
};

const onWindows = (pid: number): string | null => {
  const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], {
    encoding: 'utf8',
  });
  return /^"([^"]+)"/.exec(stdout)?.[1] ?? null;
};

const elsewhere = (pid: number): string | null => {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'state=,comm='], { encoding: 'utf8' });
  const [, state = 'Z', command = ''] = /^\s*(\S+)\s+(.*?)\s*$/.exec(stdout) ?? [];
  return ENDED.test(state) ? null : basename(command);
};

/** Name of the program that runs under a process id; null when none does. */
export function programOf(pid: number): string | null {
  if (process.platform === 'linux') return onLinux(pid);
  return process.platform === 'win32' ? onWindows(pid) : elsewhere(pid);
}
