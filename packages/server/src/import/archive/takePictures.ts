import { ApiError } from '@siren/contract/errors';
import { PICTURE_BYTES_MAX } from '@siren/domain/goods';
import type { PictureProblem } from '@siren/domain/goods';
import type { Database } from '../../db/index.ts';
import { readZip } from '../../files/index.ts';
import { hasUpload, judgePicture, keepUpload, uploadAddress } from '../../pictures/index.ts';
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

/** Why a picture is not taken; null where it is, and the shop has it. A trial keeps none. */
async function keep(
  db: Database,
  file: Buffer,
  { clock, userId, dryRun }: PictureTask,
): Promise<PictureProblem | null> {
  if (await hasUpload(db, uploadAddress(file))) return null;
  const found = await judgePicture(file);
  if (found !== null || dryRun) return found;
  try {
    await keepUpload(db, { file, by: userId, at: clock() });
    return null;
  } catch (error) {
    // Its head was right, and what follows is broken.
    if (error instanceof ApiError) return 'format';
    throw error;
  }
}

/**
 * Keeps the pictures of an archive under the names that goods call them by, and finds its files with goods. The same picture is kept
 * once, however often the archive is read.
 *
 * @returns names of the files with goods
 * @throws ZipError, and what `beat` throws
 */
export async function takePictures(task: PictureTask, archive: AsyncIterable<Uint8Array>): Promise<string[]> {
  const { db, run, log, pictures } = task;
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
    const found = size > PICTURE_BYTES_MAX ? 'bytes' : await keep(db, file, task);
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
