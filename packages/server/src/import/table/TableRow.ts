/** A row of a table as its file has it. */
export interface TableRow {
  /** Where it begins in the file, counted from 1. */
  line: number;
  cells: string[];
  /** Its quotes do not match: the cells are what stands between separators. */
  isBroken: boolean;
}
