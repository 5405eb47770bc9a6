import type { ImportFileKind } from '@siren/domain/imports';
import { ZipError } from '../files/index.ts';
import { areTaken, goodsBytes, lookIntoArchive } from './archive/index.ts';
import { FeedError, problem } from './problems/index.ts';
import { lookAtTable } from './table/index.ts';
import type { TableHead } from './table/index.ts';
import { tellKind } from './tellKind.ts';

/** What is seen of a table before it is read: its headings, or in words why it cannot be. */
export type SeenTable = TableHead | { problem: string };

/** What a file is. Of an archive: what its goods are, `archive` where nothing can be taken of it. */
export interface SeenFile {
  kind: ImportFileKind;
  /** Pictures that come in the same archive. */
  pictures: number;
  /** Of a table. */
  head: SeenTable | null;
}

type Read = () => AsyncIterable<Uint8Array>;

async function seeTable(read: Read): Promise<SeenTable> {
  try {
    return await lookAtTable(read());
  } catch (error) {
    if (error instanceof FeedError) return { problem: problem(error.code).message };
    throw error;
  }
}

const seeGoods = async (kind: ImportFileKind, read: Read, pictures = 0): Promise<SeenFile> => ({
  kind,
  pictures,
  head: kind === 'table' ? await seeTable(read) : null,
});

/** What stands in an archive: the goods of one file, or the files of an exchange of 1C. */
async function seeArchive(read: Read): Promise<SeenFile> {
  const { goods, pictures } = await lookIntoArchive(read());
  const entries: { kind: ImportFileKind; read: Read }[] = [];
  for (const entry of goods) {
    const open = () => goodsBytes(read(), entry);
    entries.push({ kind: await tellKind(open()), read: open });
  }
  const [first] = entries;
  return first && areTaken(entries.map(({ kind }) => kind))
    ? seeGoods(first.kind, first.read, pictures)
    : { kind: 'archive', pictures, head: null };
}

/** Sees what a file is by its content. @param read its bytes, anew each time */
export async function seeFile(read: Read): Promise<SeenFile> {
  const kind = await tellKind(read());
  if (kind !== 'archive') return seeGoods(kind, read);
  try {
    return await seeArchive(read);
  } catch (error) {
    if (error instanceof ZipError) return { kind: 'archive', pictures: 0, head: null };
    throw error;
  }
}
