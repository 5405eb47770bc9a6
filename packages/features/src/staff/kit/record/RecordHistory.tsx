import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { FieldDiff } from '../FieldDiff.tsx';
import { momentText } from '../momentText.ts';
import * as css from './RecordHistory.css.ts';

/** Something that happened to a record. */
export interface HistoryLine {
  key: string;
  /** ISO 8601. */
  at: string;
  text: string;
  /** Who did it; null for whoever is no member of staff, and for a command. */
  by: string | null;
  /** A field before and after, where that is worth reading. */
  change: { from: string; to: string } | null;
  /** What it was in detail, a line each. @default none */
  details?: readonly string[];
}

export interface RecordHistoryProps {
  /** The newest first. */
  lines: readonly HistoryLine[];
  /** IANA name of the clocks that it is told by. */
  timeZone: string;
  /** What is asked about what happened last. @default nothing */
  ask?: ReactNode;
}

/** What happened to a record, and who did it; nothing where nothing has. */
export function RecordHistory({ lines, timeZone, ask }: RecordHistoryProps) {
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label="История">
      <Heading level={2} size="panel">
        История
      </Heading>
      {ask && <div className={css.ask}>{ask}</div>}
      <ol className={css.list}>
        {lines.map(({ key, at, text, by, change, details = [] }) => (
          <li key={key} className={css.happened}>
            <Text as="span" size={14}>
              {text}
              {change && (
                <>
                  : <FieldDiff {...change} />
                </>
              )}
            </Text>
            {details.map((detail) => (
              <Text key={detail} size={12} numeric>
                {detail}
              </Text>
            ))}
            <Text size={12} tone="muted" numeric>
              {by && `${by}, `}
              <time dateTime={at}>{momentText(at, timeZone)}</time>
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
