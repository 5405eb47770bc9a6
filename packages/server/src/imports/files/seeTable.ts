import { createReadStream } from 'node:fs';
import { FeedError, lookAtTable, problemLine } from '../../import/index.ts';
import type { TableHead } from '../../import/index.ts';

/** What is seen of a table before it is read: its headings, or in words why it cannot be. */
export type SeenTable = TableHead | { problem: string };

/** Looks at a table whose bytes are here. */
export async function seeTable(path: string): Promise<SeenTable> {
  try {
    return await lookAtTable(createReadStream(path, { highWaterMark: 65_536 }));
  } catch (error) {
    if (error instanceof FeedError) return { problem: problemLine(error.code).message };
    throw error;
  }
}
