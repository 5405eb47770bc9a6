import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rootDir } from '../build/paths.ts';

export interface CommandOptions {
  /** Folder that it is typed in. */
  folder: string;
  env: Record<string, string>;
  /** What it reads from its standard input. @default nothing */
  input?: string;
}

/** `npm run shop -- …`; gives the exit code and what was printed. */
export async function runCommand(args: readonly string[], { folder, env, input = '' }: CommandOptions) {
  const child = spawn(process.execPath, ['app/src/shop.ts', ...args], {
    cwd: rootDir,
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  // A command that reads nothing may have ended before it was written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, errors };
}
