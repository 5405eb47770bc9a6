import { PICTURE_BYTES_MAX } from '@siren/domain/goods';
import type { Database } from '../../db/index.ts';
import { readZip } from '../../files/index.ts';
import { tryUpload, uploadAddress } from '../../pictures/index.ts';
import { problem } from '../problems/index.ts';
import { notePictures } from '../runs/index.ts';
import type { ProblemLog } from '../runs/index.ts';
import type { PictureNames } from './createPictureNames.ts';
import { isGoods, isPicture } from './entries.ts';

/** Pictures between two looks at whether the run is to stop. */
const BEAT = 10;

/** Whose pictures they are, and who hears of them. See ImportTask. */
export interface PictureTask {
  db: Database;
  run: number;
  clock: () => Date;
  userId: number | null;
  dryRun: boolean;
  log: Pick<ProblemLog, 'report'>;
  pictures: PictureNames;
  beat(): Promise<void>;
}

/**
 * Keeps the pictures of an archive under the names that goods call them by, and finds its files with goods. The same picture is kept
 * once, however often the archive is read.
 *
 * @returns names of the files with goods
 * @throws ZipError, and what `beat` throws
 */
export async function takePictures(task: PictureTask, archive: AsyncIterable<Uint8Array>): Promise<string[]> {
  const { db, run, log, pictures, clock, userId, dryRun } = task;
  const goods = new Set<string>();
  let taken = 0;
  let pieces: Uint8Array[] = [];
  let size = 0;
  const note = async () => {
    await notePictures(db, run, taken);
    await task.beat();
  };
  const take = async (name: string) => {
    const file = Buffer.concat(pieces);
    const upload = { file, by: userId, at: clock() };
    const found = size > PICTURE_BYTES_MAX ? 'bytes' : await tryUpload(db, upload, dryRun);
    if (found === null) pictures.add(name, uploadAddress(file));
    else log.report(problem(`picture_${found}`, { field: 'picture', value: name }));
    taken += 1;
    if (taken % BEAT === 0) await note();
  };
  const onEntry = (name: string) => void (isGoods(name) && goods.add(name));
  for await (const { name, bytes, isLast } of readZip(archive, { isWanted: isPicture, onEntry })) {
    size += bytes.length;
    // What is too large is not kept in memory, either.
    if (size <= PICTURE_BYTES_MAX) pieces.push(bytes);
    if (!isLast) continue;
    await take(name);
    pieces = [];
    size = 0;
  }
  if (taken > 0) await note();
  return [...goods].toSorted();
}
