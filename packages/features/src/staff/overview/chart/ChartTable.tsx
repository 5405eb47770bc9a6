import * as css from './chart.css.ts';

export interface ChartTableProps {
  /** What it is about. */
  label: string;
  columns: readonly [first: string, ...numbers: string[]];
  /** Cells row by row; the first one of a row is its heading. */
  rows: readonly (readonly [first: string, ...numbers: string[]])[];
}

/** The numbers of a chart. */
export function ChartTable({ label, columns: [first, ...numbers], rows }: ChartTableProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={css.first}>
            {first}
          </th>
          {numbers.map((column) => (
            <th key={column} scope="col" className={css.number}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={css.first}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={numbers[at]} className={css.number}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
