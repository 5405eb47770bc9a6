import type { ReactNode } from 'react';
import * as css from './Matrix.css.ts';

export interface MatrixProps<Row extends string | number, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  /** What stands where a row and a column meet. */
  cell: (row: Row, column: Column) => ReactNode;
}

/** Every variant in every state, made from the arrays that the types come from: nothing is forgotten. */
export function Matrix<Row extends string | number, Column extends string>({
  rows,
  columns,
  cell,
}: MatrixProps<Row, Column>) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={css.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={css.head}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className={css.cell}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
