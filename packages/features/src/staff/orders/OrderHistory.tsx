import type { StaffOrder } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { FieldDiff, momentText } from '../kit/index.ts';
import { historyLines } from './historyLines.ts';
import * as css from './OrderScreen.css.ts';

/** What happened to an order, and who did it. */
export function OrderHistory({ shown }: { shown: StaffOrder }) {
  return (
    <Card as="section" aria-label="История">
      <Heading level={2} size="panel">
        История
      </Heading>
      <ol className={css.list}>
        {historyLines(shown).map(({ key, at, text, by, change }) => (
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
              <time dateTime={at}>{momentText(at, shown.timeZone)}</time>
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
