/** What of a good a column of a table may tell. Of pictures and barcodes a table may have several columns. */
export const tableFields = [
  'article',
  'name',
  'price',
  'oldPrice',
  'stock',
  'section',
  'brand',
  'picture',
  'barcode',
  'description',
  'group',
] as const;
export type TableField = (typeof tableFields)[number];

/** Where the cells of a column go: into a field, into a param named as the column, or nowhere. */
export const tableTargets = [...tableFields, 'param', 'ignore'] as const;
export type TableTarget = (typeof tableTargets)[number];

/** A column of a table, and where it goes. */
export interface TableColumn {
  /** As the table writes it; empty where it has none. */
  heading: string;
  to: TableTarget;
  /** Unit of a param; empty for none. */
  unit: string;
}

/** How a table is read. */
export interface TableMapping {
  /** The table is a part of what the source has: what it lacks stays on sale. */
  part: boolean;
  columns: TableColumn[];
}

/** Whether a source had a table before: none, one with these columns, or one with others. */
export const tableStates = ['new', 'same', 'changed'] as const;
export type TableState = (typeof tableStates)[number];

/** A table that was sent, as somebody is asked how to read it. */
export interface TableView {
  /** What stands in the first rows under each heading, cut. */
  samples: string[][];
  /** What its headings and its source suggest. */
  mapping: TableMapping;
  state: TableState;
}

/** A row of a table that was not taken. */
export interface FailedRow {
  /** Where it begins in the file. */
  line: number;
  reason: string;
  /** As they stand in the file. */
  cells: string[];
}

export const failedRowSorts = ['line'] as const;

/** Columns and rows that are read of a table. */
export const TABLE_COLUMNS_MAX = 200;
export const TABLE_ROWS_MAX = 100_000;
/** How long a heading and a unit may be. */
export const TABLE_HEADING_MAX = 200;
export const TABLE_UNIT_MAX = 20;
/** Rows that are shown of a table before it is read. */
export const TABLE_SAMPLES = 3;

/** Headings of the columns that the file of failed rows has besides its own. A table that has both is a part. */
export const LINE_HEADING = 'Строка';
export const REASON_HEADING = 'Причина';
