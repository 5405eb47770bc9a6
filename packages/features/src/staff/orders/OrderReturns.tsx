import type { StaffOrder } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { momentText } from '../kit/index.ts';
import * as css from './OrderScreen.css.ts';
import { returnWords } from '../kit/index.ts';

type Return = StaffOrder['returns'][number];

/** Rows of a return: «Стул «Тис», 2 шт.». */
const rowsOf = ({ order }: StaffOrder, { goods, services }: Return): string[] => [
  ...goods.map(({ row, quantity }) => {
    const { name = '', options = '' } = order.lines[row] ?? {};
    return [name, options, `${quantity}\u00a0шт.`].filter(Boolean).join(', ');
  }),
  ...services.map((at) => order.services[at]?.name ?? ''),
];

/** Where its goods are; nothing where there were none. */
const whereOf = ({ goods, store }: Return): string =>
  goods.length === 0 ? '' : store ? `принято: ${store.name}` : 'списано';

/** What has come back of an order; nothing where nothing has. */
export function OrderReturns({ shown }: { shown: StaffOrder }) {
  const { returns, timeZone } = shown;
  if (returns.length === 0) return null;
  return (
    <Card as="section" aria-label="Возвраты">
      <Heading level={2} size="panel">
        Возвраты
      </Heading>
      <ol className={css.list}>
        {returns.map((one) => (
          <li key={one.id} className={css.happened}>
            <Inline gap={2}>
              <Text as="span" size={14} weight="medium" numeric>
                {formatExactMoney(one.value)}, {returnWords[one.cause].toLowerCase()}
              </Text>
              {!one.paid && <Badge tone="caution">Ждём банк</Badge>}
            </Inline>
            {rowsOf(shown, one).map((text, at) => (
              // Two rows may have one name.
              <Text key={at} size={14}>
                {text}
              </Text>
            ))}
            <Text size={12} tone="muted" numeric>
              {[whereOf(one), one.by?.name].filter(Boolean).join(', ')},{' '}
              <time dateTime={one.at}>{momentText(one.at, timeZone)}</time>
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
