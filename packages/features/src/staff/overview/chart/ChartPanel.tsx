import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as css from './chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartTableProps } from './ChartTable.tsx';

export interface ChartPanelProps extends Omit<ChartTableProps, 'label'> {
  title: string;
  /** In what it is measured: «млн ₽». */
  unit: string;
  /** What the lines are, with what they come to. */
  legend: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A chart with its table: whoever does not see the drawing is read the table, and a press shows it to everybody. */
export function ChartPanel({ title, unit, legend, children, ...table }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card as="section" padding="m" aria-label={title}>
      <div className={css.head}>
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Text as="span" size={14} tone="muted">
          {unit}
        </Text>
        <span className={css.toggle}>
          <Link
            dashed
            render={<button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)} />}
          >
            Таблица
          </Link>
        </span>
      </div>
      {!asTable && <div aria-hidden="true">{children}</div>}
      <div className={asTable ? undefined : css.heard}>
        <ChartTable {...table} label={title} />
      </div>
      <div className={css.legend}>{legend}</div>
    </Card>
  );
}
