import type { Database } from '../db/index.ts';
import type { PictureNames } from './archive/index.ts';
import type { Importer } from './createImporter.ts';
import type { ImportRegion, ProblemLog, RunWritten } from './runs/index.ts';

/** What a run of an import works with. */
export interface ImportTask {
  db: Database;
  source: string;
  region: ImportRegion;
  /** Id of the row in import_runs. */
  run: number;
  stream: AsyncIterable<Uint8Array>;
  /** The same bytes once more; null where they can be read but once. */
  again: (() => AsyncIterable<Uint8Array>) | null;
  importer: Importer;
  log: ProblemLog;
  /** Pictures that came with the goods. */
  pictures: PictureNames;
  /** Tells how far the run is. @throws RunCancelled, RunInterrupted where it is to stop */
  beat(): Promise<void>;
  /** Who began it; null for a command and for what the shop does by itself. */
  userId: number | null;
  startedAt: Date;
  clock: () => Date;
  dryRun: boolean;
  /** Withdraws what the feed lacks even where that is more than half of what was sold. */
  allowLoss: boolean;
  onEncoding: (name: string) => void;
  /** What a run before it died has committed of it; null where it cannot be taken up again. */
  written: RunWritten | null;
}
