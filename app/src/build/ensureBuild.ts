import { StartupError } from '@siren/server/config';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from './isBuilt.ts';
import { cacheDir, distDir, rootDir } from './paths.ts';
import { sourceDigest } from './sourceDigest.ts';

const LOG_FILE = join(cacheDir, 'build.log');

/** The line that says most of what went wrong: the first one that the bundler marks, else any that names an error. */
function reasonOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const marked = lines.find((line) => /^\[[\w:.-]+\] /.test(line));
  const telling = lines.find((line) => /error/i.test(line) && !/^at |Build failed/.test(line));
  return (marked ?? telling ?? lines.findLast(Boolean) ?? 'nothing was said').slice(0, 300);
}

/**
 * Builds the app where its sources changed since the last build: in a process of its own, so that the tools are
 * gone when the shop runs.
 * @throws StartupError where it cannot be built; what the tools said is kept in `.cache/build.log`
 */
export async function ensureBuild({
  say = () => {},
  signal,
}: { say?: (line: string) => void; signal?: AbortSignal } = {}): Promise<void> {
  if (await isBuilt(distDir, await sourceDigest(rootDir))) return;
  say('Собираем приложение…');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts')], {
    cwd: rootDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  output = stripVTControlCharacters(output);
  await mkdir(cacheDir, { recursive: true }).catch(() => {});
  await writeFile(LOG_FILE, output).catch(() => {});
  const log = relative(rootDir, LOG_FILE);
  throw new StartupError(`The app could not be built: ${reasonOf(output)} (more in ${log}).`);
}
