import { composed } from '../db/index.ts';
import type { Database, Fragment, Statement } from '../db/index.ts';

/** Rows that are in memory at once. */
const PAGE = 1_000;
/** It has no name: one that was prepared answers rows of one kind only. */
const next: Statement = { name: '', text: `fetch ${PAGE} from exported`, values: [] };

/** Rows of a `select` by pages, through a cursor that ends with the transaction `tx`. */
export async function* readPages(tx: Database, rows: Fragment): AsyncGenerator<unknown[]> {
  await tx.query(composed`declare exported no scroll cursor for ${rows}`);
  let page = await tx.query<unknown>(next);
  while (page.length > 0) {
    yield page;
    page = await tx.query<unknown>(next);
  }
}
