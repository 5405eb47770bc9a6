import { waitingViews } from '@siren/domain/orders';
import type { OrdersOverview } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { dayOf, formatDay, formatNumber, formatTime } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { CreditCardIcon, ReceiptIcon, StoreIcon, UserIcon, WalletIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listLink, screenPath } from '../kit/index.ts';
import * as css from './OverviewScreen.css.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  confirm: <ReceiptIcon />,
  due: <CreditCardIcon />,
  kept: <StoreIcon />,
  refund: <WalletIcon />,
  mine: <UserIcon />,
};

interface MomentOptions {
  /** ISO 8601 date. */
  today: string;
  timeZone: string;
}

/** «10:36» of today, «20 ноября, 10:36» of another day. */
const momentOf = (at: string, { today, timeZone }: MomentOptions): string =>
  dayOf(at, timeZone) === today
    ? formatTime(at, timeZone)
    : `${formatDay(at, timeZone)}, ${formatTime(at, timeZone)}`;

const OrderLink = ({ id }: { id: number }) => (
  <span className={css.above}>
    <Link render={<RouterLink to={`${screenPath('orders')}/${id}`} />}>№&nbsp;{id}</Link>
  </span>
);

/** What is told of the one that is next, by the key of its view. */
function notesOf({ oldest, soonest }: OrdersOverview, moment: MomentOptions): Record<string, ReactNode> {
  return {
    confirm: oldest && (
      <>
        первый ждёт с&nbsp;{momentOf(oldest.placedAt, moment)}, <OrderLink id={oldest.id} />
      </>
    ),
    due: soonest && (
      <>
        ближайший ждём до&nbsp;{momentOf(soonest.until, moment)}, <OrderLink id={soonest.id} />
      </>
    ),
  };
}

/** What waits for somebody, each with the way to it. */
export function OverviewWaits({ orders, timeZone }: { orders: OrdersOverview; timeZone: string }) {
  const { day: today } = orders.today;
  const notes = notesOf(orders, { today, timeZone });
  return (
    <Card as="section" padding="none" aria-label="Ждёт решения">
      <div className={css.panelHead}>
        <Heading level={2} size="group">
          Ждёт решения
        </Heading>
      </div>
      <ul>
        {waitingViews(today).map(({ key, title, filters }) => {
          const count = orders.counts[key] ?? 0;
          const words = formatNumber(count);
          return (
            <li key={key} className={css.wait}>
              <Text as="span" tone={count > 0 ? 'caution' : 'muted'}>
                {icons[key]}
              </Text>
              <div>
                <Text size={14} weight="medium">
                  <Link
                    variant="quiet"
                    stretched
                    aria-label={`${title}: ${words}`}
                    render={<RouterLink to={listLink('orders', { ...filters })} />}
                  >
                    {title}
                  </Link>
                </Text>
                {notes[key] && (
                  <Text size={12} tone="muted" numeric>
                    {notes[key]}
                  </Text>
                )}
              </div>
              <Text as="span" weight="strong" numeric tone={count > 0 ? 'strong' : 'muted'}>
                {words}
              </Text>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
