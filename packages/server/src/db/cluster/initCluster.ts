import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/index.ts';
import type { Binaries } from './binaries.ts';
import { fileFailure } from './fileFailure.ts';
import type { Identity } from './identity.ts';
import { programOf } from './programOf.ts';
import { run } from './run.ts';

/** PostgreSQL's superuser: it sets up what the shop works in, and holds the lock on the folder. */
export const SUPERUSER = 'siren';
/** Holds its password inside the data folder, for platforms without unix sockets. */
export const PASSWORD_FILE = 'siren.password';

/** Removes what processes left behind that were killed while they made a data folder. */
const removeHalfFinished = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres\.init-(\d+)-/.exec(name)?.[1]);
    if (pid && programOf(pid) === null)
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
};

const initdb = async (
  binaries: Binaries,
  identity: Identity,
  target: string,
  durable: boolean,
): Promise<void> => {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${target}.password`;
  try {
    await mkdir(target, { mode: 0o700 });
    await identity.own(target);
    await writeFile(passwordFile, password, { mode: 0o600 });
    await identity.own(passwordFile);
    const { status, stderr } = await run(identity, binaries.initdb, [
      ...['-D', target, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C'],
      ...(binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
      ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`],
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (status !== 0) {
      const said = stderr.split('\n').find((line) => /error|FATAL/.test(line)) ?? stderr;
      throw new StartupError(
        `Cannot make a database in ${target}: ${said.replace(/^.*?(error|FATAL):\s*/, '')}`,
      );
    }
    await rename(passwordFile, join(target, PASSWORD_FILE));
  } finally {
    await rm(passwordFile, { force: true });
  }
};

/**
 * Makes the data folder `folder` unless it is there. It is made under another name and renamed when it is whole:
 * a process killed half-way leaves nothing in the way, and of two that do it at once the second uses the first's.
 */
export async function initCluster(
  binaries: Binaries,
  identity: Identity,
  { dataDir, folder, durable }: { dataDir: string; folder: string; durable: boolean },
): Promise<void> {
  const target = join(dataDir, `postgres.init-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await removeHalfFinished(dataDir);
    await initdb(binaries, identity, target, durable);
    await rmdir(folder).catch(() => {});
    await rename(target, folder);
  } catch (error) {
    await rm(target, { recursive: true, force: true }).catch(() => {});
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return;
    throw error instanceof StartupError ? error : fileFailure(dataDir, error);
  }
}
