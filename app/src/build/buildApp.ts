import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './compressAssets.ts';
import { BUILD_FILE } from './isBuilt.ts';
import { cacheDir, distDir, rootDir } from './paths.ts';

const PART = 'build-';
/** No build takes so long, ms. */
const ABANDONED_MS = 10 * 60_000;

/** Removes what builds left behind that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const folder = join(cacheDir, name);
    if (!name.startsWith(PART) || !(await isOld(folder))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

async function isOld(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > ABANDONED_MS;
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
 * Builds the shop, the staff's app and the back-office into `app/dist`. It is made elsewhere and moved there when it is whole, so that neither a build
 * that breaks off nor another one at the same time leaves half of it.
 * @param id digest of its sources
 */
export async function buildApp(id: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await removeAbandoned();
  const made = join(cacheDir, `${PART}${randomUUID()}`);
  const configured = (file: string) => ({
    configFile: join(rootDir, 'app', file),
    logLevel: 'warn' as const,
  });
  const shop = configured('vite.config.ts');
  const outDir = (name: string) => ({ outDir: join(made, name), emptyOutDir: true });
  await build({ ...shop, build: outDir('client') });
  await build({ ...shop, build: { ...outDir('server'), ssr: true } });
  await build({ ...configured('vite.staff.config.ts'), build: outDir('staff') });
  await build({ ...configured('vite.office.config.ts'), build: outDir('office') });
  for (const name of ['client', 'staff', 'office']) await compressAssets(join(made, name));
  await writeFile(join(made, BUILD_FILE), JSON.stringify({ id, timestamp: new Date().toISOString() }));
  await moveIn(made);
}
