import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import * as css from './DefinitionList.css.ts';

export const definitionKinds = ['sums', 'params'] as const;

export interface Definition {
  /** Name of it: «Скидка», «Ширина». Tells the lines apart. */
  term: string;
  /** A sum already written out, or words. */
  value: ReactNode;
  /** `positive` for what is taken off, `total` for the last line of sums. */
  tone?: 'positive' | 'total';
}

export interface DefinitionListProps {
  /** `sums` end at the right edge in even figures, `params` stand in two columns with lines between. */
  kind: (typeof definitionKinds)[number];
  /** The lines in their order. */
  items: readonly Definition[];
}

/** Pairs of a name and a value: the sums of a cart, the properties of a thing. */
export function DefinitionList({ kind, items }: DefinitionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ term, value, tone }, index) => {
        const total = tone === 'total';
        return (
          // Two lines may have one name.
          <div key={index} className={cx(css.rows[kind], total && css.totalRow)}>
            <dt className={total ? css.totalTerm : css.term}>{term}</dt>
            <dd
              className={cx(css.values[kind], tone === 'positive' && css.positive, total && css.totalValue)}
            >
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
