import type { MoneyState, StaffOrder } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { formatPhone, formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { ArrowLeftIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { meResource, useTell } from '../../staff/kit/index.ts';
import { moneyWords, standingOf } from '../../staff/orders/index.ts';
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
          <ClaimButton shown={shown} open={open} />
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

/** Takes the order, or lets it go; says who has it. */
function ClaimButton({ shown: { responsible }, open }: Pick<OrderPanelHeadProps, 'shown' | 'open'>) {
  const tell = useTell();
  const { data: me } = useResource(meResource);
  const [saving, setSaving] = useState(false);
  const mine = responsible !== null && responsible.id === me?.user.id;

  async function claim(): Promise<void> {
    if (saving) return;
    setSaving(true);
    try {
      await open.claim(!mine);
      tell.done(mine ? 'Заказ больше не\u00a0ваш' : 'Вы\u00a0ведёте этот заказ');
    } catch (error) {
      tell.failed(error);
    } finally {
      setSaving(false);
    }
  }
  return (
    <>
      {responsible && <span className={css.claimed}>{mine ? 'Ведёте вы' : `Ведёт ${responsible.name}`}</span>}
      <Button size="s" variant="line" loading={saving} onClick={() => void claim()}>
        {mine ? 'Отдать' : 'Взять себе'}
      </Button>
    </>
  );
}
