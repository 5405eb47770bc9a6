import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Cell, ExportList } from '@siren/domain/exports';
import type { Fragment, Statement } from '../db/index.ts';

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

interface ExportParts<List extends ExportList, Row> {
  list: List;
  /** What the rows are: «Заказы». */
  title: string;
  columns: readonly ExportColumn<Row>[];
  ask(payload: Payload<List>, user: number): AskedRows;
}

/** A list of the staff as it leaves the shop. */
export interface ExportSource {
  list: ExportList;
  title: string;
  heads: readonly string[];
  /** @param payload as the call of the list has checked it @param user who asks */
  ask(payload: unknown, user: number): AskedRows;
  cellsOf(row: unknown): Cell[];
}

/** A list with its columns: rows are what its `select` gives. */
export const defineExport = <List extends ExportList, Row>({
  columns,
  ask,
  ...named
}: ExportParts<List, Row>): ExportSource => ({
  ...named,
  heads: columns.map(({ head }) => head),
  ask: (payload, user) => ask(payload as Payload<List>, user),
  cellsOf: (row) => columns.map(({ cell }) => cell(row as Row)),
});
