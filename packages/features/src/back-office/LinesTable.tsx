import { VisuallyHidden } from '@siren/ui/visually-hidden';
import type { ReactNode } from 'react';
import * as css from './panels.css.ts';

export interface LinesTableProps {
  /** Names the table for screen readers. */
  label: string;
  /** Heading of what is sold: «Товар». */
  what: string;
  /** Rows of four cells: what, price, pieces, sum. A phone has no room for the price. */
  children: ReactNode;
}

/** What is sold, with prices, pieces and sums. */
export const LinesTable = ({ label, what, children }: LinesTableProps) => (
  <table className={css.goods}>
    <caption>
      <VisuallyHidden>{label}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">{what}</th>
        <th scope="col" className={css.wideCell}>
          Цена
        </th>
        <th scope="col" className={css.numeric}>
          Кол-во
        </th>
        <th scope="col" className={css.numeric}>
          Сумма
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
