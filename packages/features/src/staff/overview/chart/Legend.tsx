import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import * as css from './chart.css.ts';

export interface LegendProps {
  /** What is drawn. */
  kind: keyof typeof css.marks;
  today: ReactNode;
  weekAgo: ReactNode;
}

/** Which line, or which bars, are which day. */
export function Legend({ kind, today, weekAgo }: LegendProps) {
  return (
    <>
      <span className={css.entry}>
        <span className={css.marks[kind].today} />
        <Text as="span" size={12} tone="muted" numeric>
          {today}
        </Text>
      </span>
      <span className={css.entry}>
        <span className={css.marks[kind].weekAgo} />
        <Text as="span" size={12} tone="muted" numeric>
          {weekAgo}
        </Text>
      </span>
    </>
  );
}
