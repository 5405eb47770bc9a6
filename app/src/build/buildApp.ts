import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressAssets } from './compressAssets.ts';
import { sourceDigest } from './sourceDigest.ts';

export const rootDir = join(import.meta.dirname, '../../..');
export const distDir = join(rootDir, 'app/dist');

/** Builds the app into `app/dist` where its sources changed since the last build. */
export async function ensureBuild(log: (line: string) => void): Promise<void> {
  const id = await sourceDigest(rootDir);
  if ((await builtId()) === id) return;
  log('Собираем приложение…');
  // Taken away first: a build that breaks off must not pass for a finished one.
  await rm(join(distDir, 'build.json'), { force: true });
  const { build } = await import('vite');
  const shared = { configFile: join(rootDir, 'app/vite.config.ts'), logLevel: 'warn' as const };
  await build({ ...shared });
  await build({ ...shared, build: { ssr: true } });
  await compressAssets(join(distDir, 'client'));
  await writeWhole(join(distDir, 'build.json'), JSON.stringify({ id, timestamp: new Date().toISOString() }));
}

async function builtId(): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(join(distDir, 'build.json'), 'utf8')) as { id: string }).id;
  } catch {
    return null;
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
