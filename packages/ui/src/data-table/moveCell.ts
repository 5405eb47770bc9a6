/** A cell by its place; row 0 is the head of the table. */
export interface Place {
  row: number;
  column: number;
}

export interface Bounds {
  /** Rows with the head. */
  rows: number;
  columns: number;
  /** Rows that are seen at once: what PageUp and PageDown go by. */
  page: number;
}

/** Where a key of the grid pattern leads, or null for a key that means nothing here. */
export function moveCell(key: string, ctrl: boolean, at: Place, bounds: Bounds): Place | null {
  const [lastRow, lastColumn] = [bounds.rows - 1, bounds.columns - 1];
  const page = Math.max(1, bounds.page);
  const moves: Record<string, Place> = ctrl
    ? { Home: { row: 0, column: 0 }, End: { row: lastRow, column: lastColumn } }
    : {
        ArrowUp: { row: at.row - 1, column: at.column },
        ArrowDown: { row: at.row + 1, column: at.column },
        ArrowLeft: { row: at.row, column: at.column - 1 },
        ArrowRight: { row: at.row, column: at.column + 1 },
        Home: { row: at.row, column: 0 },
        End: { row: at.row, column: lastColumn },
        PageUp: { row: at.row - page, column: at.column },
        PageDown: { row: at.row + page, column: at.column },
      };
  const to = moves[key];
  return to
    ? {
        row: Math.max(0, Math.min(lastRow, to.row)),
        column: Math.max(0, Math.min(lastColumn, to.column)),
      }
    : null;
}
