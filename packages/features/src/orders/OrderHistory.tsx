import { can } from '@siren/domain/account';
import type { Order } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { formatDay, formatTime } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useInfo, useZone } from '../info/index.ts';
import * as css from './OrderView.css.ts';

const reasons: Record<NonNullable<Order['cancelReason']>, string> = {
  buyer: 'Отменён вами',
  staff: 'Отменён магазином',
  expired: 'Отменён: вышло время',
};

/** What has happened to the order, by the clocks of the buyer's city. */
export function OrderHistory({ order: { history, cancelReason, staff } }: { order: Order }) {
  const zone = useZone();
  const permissions = useInfo()?.permissions ?? [];
  // Staff read the orders of others, and those that they placed for others.
  const isStaff = staff !== null || can(permissions, 'orders.manage');
  const words = isStaff ? { ...reasons, buyer: 'Отменён покупателем' } : reasons;
  return (
    <Card as="section" aria-label="История заказа">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          История
        </Heading>
        <ol className={css.history}>
          {history.map(({ status, at }) => (
            <li key={`${status.code} ${at}`} className={css.happened}>
              <Text as="span" tone="muted" numeric>
                <time dateTime={at}>
                  {formatDay(at, zone)}, {formatTime(at, zone)}
                </time>
              </Text>
              <Text as="span">
                {status.code === 'cancelled' && cancelReason ? words[cancelReason] : status.name}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
