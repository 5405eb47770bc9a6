import type { StaffClient } from '@siren/domain/client-records';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { FieldDiff, momentText } from '../kit/index.ts';
import * as css from './ClientScreen.css.ts';
import { historyLines } from './historyLines.ts';

/** What staff did to an account, and who did it. */
export function ClientHistory({ client: { changes, timeZone } }: { client: StaffClient }) {
  if (changes.length === 0) return null;
  return (
    <Card as="section" aria-label="История">
      <Heading level={2} size="panel">
        История
      </Heading>
      <ol className={css.list}>
        {historyLines(changes).map(({ key, at, text, by, change }) => (
          <li key={key} className={css.happened}>
            <Text as="span" size={14}>
              {text}
              {change && (
                <>
                  : <FieldDiff {...change} />
                </>
              )}
            </Text>
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
