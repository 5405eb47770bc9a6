import { paths } from '@siren/contract/routes';
import { shownLine } from '@siren/domain/checkout';
import type { Order } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { formatExactMoney, formatFullDate } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Split, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { StatusLine } from '@siren/ui/status-line';
import { Text, Words } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { useZone } from '../info/index.ts';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { LateStaffNote } from './LateStaffNote.tsx';
import { orderSteps } from './orderSteps.ts';
import { OrderSum } from './OrderSum.tsx';
import * as css from './OrderView.css.ts';

export interface OrderViewProps {
  order: Order;
  /** What can be done about it: stands first, for it is what one has come for. */
  children?: ReactNode;
}

/** One order: how far it is, what is in it, where it goes, what has happened, what it comes to. */
export function OrderView({ order, children }: OrderViewProps) {
  const zone = useZone();
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>Заказ № {order.id}</Heading>
        <Text tone="muted">
          {order.status.name} · оформлен {formatFullDate(order.placedAt, zone)}
        </Text>
      </div>
      <Split
        side="summary"
        start={
          <Stack gap={6}>
            <StatusLine label="Ход заказа" steps={orderSteps(order, zone)} />
            {children}
            <Card as="section" aria-label="Состав заказа">
              <ul>
                {order.lines.map((line) => (
                  <OrderLine key={`${line.offer}:${line.finalPrice}`} line={line} />
                ))}
              </ul>
            </Card>
            <OrderDelivery order={order} />
            <OrderHistory order={order} />
            {order.staff && <LateStaffNote note={order.staff} />}
          </Stack>
        }
        end={<OrderSum order={order} />}
      />
    </>
  );
}

function OrderLine({ line }: { line: Order['lines'][number] }) {
  const { quantity, finalPrice } = line;
  const { sum, before } = shownLine(line);
  return (
    <li className={css.line}>
      <GoodPicture image={line.image} sizes="72px" radius="m" />
      <div className={css.words}>
        <Link variant="quiet" render={<RouterLink to={paths.product(line.path, line.offer)} />}>
          <Text as="span" weight="medium">
            <Words>{line.name}</Words>
          </Text>
        </Link>
        {line.options && (
          <Text size={14} tone="muted">
            {line.options}
          </Text>
        )}
        <Text size={14} tone="muted" numeric>
          {quantity}&nbsp;шт. по&nbsp;{formatExactMoney(finalPrice)}
        </Text>
      </div>
      <div className={css.sum}>
        <Price price={sum} oldPrice={before} size="row" align="end" exact />
      </div>
    </li>
  );
}
