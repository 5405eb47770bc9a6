import { removeOldChanges } from '../audit/index.ts';
import type { AuditKept } from '../audit/index.ts';
import { removeOldBrowsers, removeOldCodes, removeOldLogins } from '../account/index.ts';
import { checkDaily } from '../catalog-errors/index.ts';
import type { Database } from '../db/index.ts';
import { forgetFiles } from '../files/index.ts';
import type { FileStore } from '../files/index.ts';
import { forgetImportFiles } from '../imports/index.ts';
import { sweepInboxes } from '../exchange/index.ts';
import { forgetOldPrices, forgetOldSections } from '../goods/index.ts';
import { removeOldGuesses } from '../guesses/index.ts';
import { forgetFavorites } from '../favorites/index.ts';
import { removeExpiredSessions } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import { forgetPages } from '../pages/index.ts';
import { forgetPhotos } from '../photo-reports/index.ts';
import { goRounds } from '../rounds/index.ts';
import type { Rounds } from '../rounds/index.ts';
import { forgetRareQueries } from '../search/index.ts';
import { forgetUploads } from '../pictures/index.ts';
import { removeOldEvents } from '../security/index.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface TidyOptions {
  db: Database;
  clock(): Date;
  log: Log;
  /** How long the history of records is kept. */
  kept: AuditKept;
  /** Where films and papers lie that were asked for. */
  files: Pick<FileStore, 'forget'>;
  /** Folder of what 1C sends. */
  exchangeFolder: string;
  /** Folder of files that staff import. */
  importsFolder: string;
  /** Folder of photos of reports. */
  photosFolder: string;
}

/** Removes what has expired, now and every hour, and checks the catalogue where that is due. */
export function keepTidy({
  db,
  clock,
  log,
  kept,
  files,
  exchangeFolder,
  importsFolder,
  photosFolder,
}: TidyOptions): Rounds {
  const tidy = async (): Promise<void> => {
    await removeExpiredSessions(db, clock());
    await forgetFavorites(db, clock());
    await removeOldGuesses(db, clock());
    await removeOldCodes(db, clock());
    await removeOldLogins(db, clock());
    await removeOldBrowsers(db, clock());
    await forgetRareQueries(db, clock());
    await removeOldEvents(db, clock());
    await removeOldChanges(db, clock(), kept);
    await forgetPages(db);
    await forgetOldPrices(db, clock());
    await forgetOldSections(db, clock());
    await forgetUploads(db, clock());
    await forgetFiles(db, files, clock());
    await sweepInboxes(db, exchangeFolder, clock());
    await forgetImportFiles(db, importsFolder, clock());
    await forgetPhotos(db, photosFolder, clock());
    await checkDaily(db, clock());
  };
  return goRounds(() => tidy().catch((error: unknown) => log.error(error, 'Tidying up failed')), HOUR_MS);
}
