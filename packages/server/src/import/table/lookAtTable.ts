import { TABLE_SAMPLES } from '@siren/domain/imports';
import { openTable } from './openTable.ts';

/** Characters of a cell that are shown. */
const SHOWN = 120;

export interface TableHead {
  headings: string[];
  /** What stands in the first rows under each heading. */
  samples: string[][];
}

/** Looks at the headings of a table, and at its first rows. @throws FeedError */
export async function lookAtTable(bytes: AsyncIterable<Uint8Array>): Promise<TableHead> {
  const { headings, rows } = await openTable(bytes, { onEncoding: () => {}, report: () => {} });
  const first: string[][] = [];
  for await (const portion of rows) {
    first.push(...portion.filter(({ isBroken }) => !isBroken).map(({ cells }) => cells));
    if (first.length >= TABLE_SAMPLES) break;
  }
  const shown = first.slice(0, TABLE_SAMPLES);
  return {
    headings,
    samples: headings.map((_, at) =>
      shown.map((cells) => (cells[at] ?? '').trim().slice(0, SHOWN).toWellFormed()),
    ),
  };
}
