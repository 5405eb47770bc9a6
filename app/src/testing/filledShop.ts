import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '@siren/server/testing/data';
import type { TestProject } from 'vitest/node';
import { ensureBuild } from '../build/ensureBuild.ts';
import { catalogueOf } from './catalogueOf.ts';
import type { CatalogueDigest } from './catalogueOf.ts';
import { launchShop } from './launchShop.ts';
import { postgresOf } from './postgresOf.ts';
import { stockUp } from './stockUp.ts';
import { withData } from './withDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A shop that was started once on an empty folder and stopped, for all test files to copy. */
    filledShop: {
      dataDir: string;
      firstStart: { said: string; complaints: string[]; code: number | string | null; postgresLeft: boolean };
      catalogue: CatalogueDigest;
    };
  }
}

/** The one first start of the test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild();
  const dataDir = await mkdtemp(join(dataFolder(), 'siren-filled-'));
  await chmod(dataDir, 0o755);
  const shop = launchShop(dataDir);
  await shop.ready();
  const code = await shop.stop();
  const firstStart = {
    said: shop.said(),
    complaints: shop.complaints(),
    code,
    postgresLeft: postgresOf(dataDir) !== null,
  };
  const catalogue = await withData(dataDir, async (db) => {
    const digest = await catalogueOf(db);
    await stockUp(db);
    return digest;
  });
  project.provide('filledShop', { dataDir, firstStart, catalogue });
  return () => rm(dataDir, { recursive: true, force: true });
}
