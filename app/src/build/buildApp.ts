import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './compressAssets.ts';
import { BUILD_FILE } from './isBuilt.ts';
import { cacheDir, distDir, rootDir } from './paths.ts';

const PART = /^build-(\d+)-/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes what builds left behind that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const pid = Number(PART.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(cacheDir, name), { recursive: true, force: true });
  }
}

const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
  };

/** Puts the finished build where it belongs; of two that are finished at once one stays, they are the same. */
async function moveIn(made: string): Promise<void> {
  const old = `${made}-old`;
  await rename(distDir, old).catch(unless('ENOENT'));
  await rename(made, distDir).catch(unless('ENOTEMPTY', 'EEXIST'));
  for (const folder of [made, old]) await rm(folder, { recursive: true, force: true });
}

/**
 * Builds the app into `app/dist`. It is made elsewhere and moved there when it is whole, so that neither a build
 * that breaks off nor another one at the same time leaves half of it.
 * @param id digest of its sources
 */
export async function buildApp(id: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await removeAbandoned();
  const made = join(cacheDir, `build-${process.pid}-${id}`);
  const shared = { configFile: join(rootDir, 'app/vite.config.ts'), logLevel: 'warn' as const };
  const outDir = (name: string) => ({ outDir: join(made, name), emptyOutDir: true });
  await build({ ...shared, build: outDir('client') });
  await build({ ...shared, build: { ...outDir('server'), ssr: true } });
  await compressAssets(join(made, 'client'));
  await writeFile(join(made, BUILD_FILE), JSON.stringify({ id, timestamp: new Date().toISOString() }));
  await moveIn(made);
}
