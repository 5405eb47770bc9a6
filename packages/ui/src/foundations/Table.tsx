import type { ReactNode } from 'react';
import * as css from './page.css.ts';

export interface TableProps {
  /** What the table is about, for those who do not see it. */
  label: string;
  columns: readonly string[];
  /** Cells row by row; the first one of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A plain table of a page of the foundations; it slides sideways in a narrow window. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what slides must be reached by the keyboard
    <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" className={css.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={css.cell}>
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={index} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
