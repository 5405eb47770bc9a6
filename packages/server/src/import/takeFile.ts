import { ZipError } from '../files/index.ts';
import { areTaken, goodsBytes, takePictures } from './archive/index.ts';
import { tellFile } from './commerceml/index.ts';
import type { ToldFile } from './commerceml/index.ts';
import type { ImportTask } from './ImportTask.ts';
import { FeedError, problem } from './problems/index.ts';
import { NOTHING_WHOLE, takeCommerceMl } from './takeCommerceMl.ts';
import type { TakenFile } from './takeCommerceMl.ts';
import { takeTable } from './takeTable.ts';
import { takeYml } from './takeYml.ts';

const NOT_TAKEN: TakenFile = { isDone: false, whole: NOTHING_WHOLE };

/** Lets go of bytes that nobody reads. What is wrong with them is told by whoever does. */
async function leave(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const piece of bytes) if (piece) break;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
}

/** What breaks an archive is told as what breaks a file with goods. */
async function* orFeedError(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw error instanceof ZipError ? new FeedError(`archive_${error.failure}`, null) : error;
  }
}

/** The folder that 1C puts pictures into, whatever folder it lies in itself: goods name them from there. */
const nameIn1C = (entry: string): string => entry.replace(/^.*?(?=import_files)/iu, '');

type Archive = () => AsyncIterable<Uint8Array>;
interface GoodsFile {
  entry: string;
  kind: ToldFile['kind'];
}

const bytesOf = (archive: Archive, entry: string) => orFeedError(goodsBytes(archive(), entry));

async function tellGoods(archive: Archive, entry: string): Promise<GoodsFile> {
  const { kind, bytes } = await tellFile(bytesOf(archive, entry));
  await leave(bytes);
  return { entry, kind };
}

/** Takes pictures and goods of an archive: one file with goods, or the files of one exchange of 1C. */
async function takeArchive(task: ImportTask, archive: Archive, isPart: boolean): Promise<TakenFile> {
  const { log, pictures } = task;
  const goods: GoodsFile[] = [];
  for (const entry of await takePictures(task, archive())) goods.push(await tellGoods(archive, entry));
  const [first] = goods;
  const refuse = (code: 'archive_empty' | 'archive_many', value = '') => {
    log.report(problem(code, { value }));
    return NOT_TAKEN;
  };
  if (!first) return refuse('archive_empty');
  if (!areTaken(goods.map(({ kind }) => kind)))
    return refuse('archive_many', goods.map(({ entry }) => entry).join(', '));
  pictures.readFrom(first.entry);
  if (first.kind === 'commerceml') {
    const files = goods.map(({ entry }) => bytesOf(archive, entry));
    const named = [...pictures.kept()].map(([entry, url]) => ({ name: nameIn1C(entry), url }));
    return takeCommerceMl(task, { files, isPart, pictures: named });
  }
  const taken = await takeGoods({ ...task, stream: bytesOf(archive, first.entry), again: null }, isPart);
  const unused = pictures.unused();
  if (unused > 0) log.report(problem('pictures_unused', { value: String(unused) }));
  return taken;
}

async function takeGoods(task: ImportTask, isPart: boolean): Promise<TakenFile> {
  const { kind, bytes } = await tellFile(task.stream);
  const told = { ...task, stream: bytes };
  if (kind === 'commerceml') return takeCommerceMl(told, { files: [bytes], isPart, pictures: [] });
  if (kind === 'archive' && task.again) {
    await leave(bytes);
    return takeArchive(task, task.again, isPart);
  }
  return { isDone: await (kind === 'table' ? takeTable(told) : takeYml(told)), whole: NOTHING_WHOLE };
}

/** Takes a file, whatever it is by its content. @param isPart more files of the same exchange come */
export async function takeFile(task: ImportTask, isPart: boolean): Promise<TakenFile> {
  try {
    return await takeGoods(task, isPart);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    task.log.report(problem(`archive_${error.failure}`));
    return NOT_TAKEN;
  }
}
