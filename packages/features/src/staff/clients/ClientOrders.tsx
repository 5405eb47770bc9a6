import type { StaffClient } from '@siren/domain/client-records';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { formatExactMoney, formatMoney, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { momentText, screenPath, statusWords } from '../kit/index.ts';
import * as css from './ClientScreen.css.ts';

/** The last orders of a client; the list of orders has them all, by the phone. */
export function ClientOrders({ client: { orders, sum, phone, lastOrders } }: { client: StaffClient }) {
  const list = screenPath('orders');
  return (
    <Card as="section" aria-label="Заказы">
      <Inline gap={2} justify="between">
        <Inline gap={2}>
          <Heading level={2} size="panel">
            Заказы
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {formatNumber(orders)}
            {sum > 0 && `, выдано на\u00a0${formatMoney(sum)}`}
          </Text>
        </Inline>
        {phone !== null && orders > 0 && (
          <Link render={<RouterLink to={`${list}?${String(new URLSearchParams({ q: phone }))}`} />}>
            В&nbsp;списке заказов
          </Link>
        )}
      </Inline>
      {lastOrders.length === 0 ? (
        <Text size={14} tone="muted">
          Пока ничего не&nbsp;заказывали.
        </Text>
      ) : (
        <ul className={css.list} aria-label="Последние заказы">
          {lastOrders.map(({ id, number, placedAt, timeZone, status: { code }, toPay }) => (
            <li key={id} className={css.order}>
              <Stack gap={0}>
                <Inline gap={2}>
                  <Link render={<RouterLink to={`${list}/${id}`} />}>{number}</Link>
                  <Badge tone={statusWords[code].tone}>{statusWords[code].word}</Badge>
                </Inline>
                <Text as="span" size={12} tone="muted" numeric>
                  <time dateTime={placedAt}>{momentText(placedAt, timeZone)}</time>
                </Text>
              </Stack>
              <Text as="span" numeric>
                {formatExactMoney(toPay)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
