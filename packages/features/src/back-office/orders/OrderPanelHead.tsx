import type { MoneyState, StaffOrder } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { formatPhone, formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { ArrowLeftIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { moneyWords, standingOf, TakeOrder, useIsMine } from '../../staff/orders/index.ts';
import * as css from '../panels.css.ts';
import type { OfficeOrder } from './useOfficeOrder.ts';

export interface OrderPanelHeadProps {
  shown: StaffOrder;
  money: MoneyState;
  open: OfficeOrder;
  back: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Which order it is, whose, where it goes, and who looks after it. */
export function OrderPanelHead({ shown, money, open, back, headingRef }: OrderPanelHeadProps) {
  const { order } = shown;
  const { customer, delivery, pickup } = order;
  const standing = standingOf({ status: order.status, money });
  const paid = moneyWords[money];
  return (
    <header className={css.panelHead}>
      <div className={css.panelTitle}>
        <span className={css.back}>
          <IconButton
            label="К списку заказов"
            icon={<ArrowLeftIcon />}
            render={<RouterLink to={{ pathname: '/orders', search: back }} />}
          />
        </span>
        <Heading level={2} size="block" ref={headingRef} tabIndex={-1}>
          Заказ №&nbsp;{order.number}
        </Heading>
        <Badge tone={standing.tone}>{standing.word}</Badge>
        {paid.word !== standing.word && <Badge tone={paid.tone}>{paid.word}</Badge>}
        <span className={css.end}>
          <Claimed shown={shown} />
          <TakeOrder shown={shown} claim={open.claim} />
        </span>
      </div>
      <ul className={css.facts}>
        <li>{customer.name}</li>
        {customer.phone !== '' && (
          <li>
            <Link href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</Link>
          </li>
        )}
        <li>
          {delivery.store
            ? `Самовывоз: ${delivery.store.name}`
            : [delivery.city.name, delivery.address].filter(Boolean).join(', ')}
        </li>
        {delivery.date && <li>{formatWeekday(delivery.date, 'UTC')}</li>}
        {pickup && (
          <li>
            Код <b>{pickup.code}</b>, ждёт до&nbsp;{formatWeekday(pickup.until, 'UTC')}
          </li>
        )}
        {shown.note !== '' && <li className={css.note}>{shown.note}</li>}
      </ul>
    </header>
  );
}

/** Says who looks after the order. */
function Claimed({ shown }: Pick<OrderPanelHeadProps, 'shown'>) {
  const mine = useIsMine(shown);
  if (shown.responsible === null) return null;
  return <span className={css.claimed}>{mine ? 'Ведёте вы' : `Ведёт ${shown.responsible.name}`}</span>;
}
