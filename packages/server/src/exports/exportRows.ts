import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fitsFormat } from '@siren/domain/exports';
import type { Cell, ExportFormat } from '@siren/domain/exports';
import { composed, onlyRow, patiently } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { badRequest, signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { csvFile } from './csvFile.ts';
import type { ExportSource, ExportTable } from './ExportSource.ts';
import { readPages } from './readPages.ts';
import type { ExportWish } from './readWish.ts';
import type { Sheet } from './Sheet.ts';
import { xlsxFile } from './xlsx/index.ts';

const writers: Readonly<Record<ExportFormat, (sheet: Sheet) => AsyncIterable<string | Uint8Array>>> = {
  csv: csvFile,
  xlsx: xlsxFile,
};

async function* cellPages(tx: Database, rows: Fragment, table: ExportTable): AsyncGenerator<Cell[][]> {
  for await (const page of readPages(tx, rows)) yield page.map((row) => table.cellsOf(row));
}

/** Who took which list along, and what it was narrowed by. What was searched for is left out: it may be a name or a phone. */
const record = (context: Context, { list }: ExportSource, { format, payload }: ExportWish, rows: number) => {
  const { query, filters, sort } = payload;
  const detail = { list, format, rows, searched: query !== '', filters, sort };
  return recordEvent(context, { kind: 'list_exported', detail });
};

/**
 * Writes all rows of a list into `out`, as one moment has them, and as fast as they are taken from there. Once nobody takes them
 * any more, none is read any more. That they go out is recorded before the first one does.
 *
 * @param begun called once nothing is refused any more
 * @throws ApiError bad_request where a file of that kind has no room for so many
 */
export const exportRows = (
  context: Context,
  { source, wish, out, begun }: { source: ExportSource; wish: ExportWish; out: Writable; begun(): void },
): Promise<void> =>
  patiently(() =>
    context.db.transaction(async (tx) => {
      await tx.query(composed`set transaction isolation level repeatable read, read only`);
      const { count, rows } = source.ask(wish.payload, signedInUser(context.session).id);
      const { total } = onlyRow(await tx.query<{ total: number }>(count));
      if (!fitsFormat(wish.format, total))
        throw badRequest('Столько строк в таблицу Excel не помещается: выгрузите CSV или сузьте список.');
      const table = await source.tableOf(tx, wish.payload);
      await record(context, source, wish, total);
      begun();
      const pages = cellPages(tx, rows, table);
      await pipeline(
        writers[wish.format]({ title: source.title, heads: table.heads, pages, at: context.now() }),
        out,
      );
    }),
  );
