import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Cell, ExportList } from '@siren/domain/exports';
import type { Database, Fragment, Statement } from '../db/index.ts';

export interface ExportColumn<Row> {
  head: string;
  cell: (row: Row) => Cell;
}

/** All rows that a list has when it is asked for like this. */
export interface AskedRows {
  /** Gives one row with their `total`. */
  count: Statement;
  /** A `select` of them, in their order. */
  rows: Fragment;
}

type Payload<List extends ExportList> = CheckedPayloadOf<`/api/admin/${List}/list`>;
type Columns<Row> = readonly ExportColumn<Row>[];

interface ExportParts<List extends ExportList, Row> {
  list: List;
  /** What the rows are: «Заказы». */
  title: string;
  /** Those of a list that has others each time it is asked for are read with its rows. */
  columns: Columns<Row> | ((db: Database, payload: Payload<List>) => Promise<Columns<Row>>);
  ask(payload: Payload<List>, user: number): AskedRows;
}

/** How rows are written. */
export interface ExportTable {
  heads: readonly string[];
  cellsOf(row: unknown): Cell[];
}

/** A list of the staff as it leaves the shop. */
export interface ExportSource {
  list: ExportList;
  title: string;
  /** @param payload as the call of the list has checked it @param user who asks */
  ask(payload: unknown, user: number): AskedRows;
  tableOf(db: Database, payload: unknown): Promise<ExportTable>;
}

/** A list with its columns: rows are what its `select` gives. */
export const defineExport = <List extends ExportList, Row>({
  columns,
  ask,
  ...named
}: ExportParts<List, Row>): ExportSource => ({
  ...named,
  ask: (payload, user) => ask(payload as Payload<List>, user),
  async tableOf(db, payload) {
    const read = typeof columns === 'function' ? await columns(db, payload as Payload<List>) : columns;
    return {
      heads: read.map(({ head }) => head),
      cellsOf: (row) => read.map(({ cell }) => cell(row as Row)),
    };
  },
});
