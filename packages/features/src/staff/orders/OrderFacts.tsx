import { ANONYMOUS_EMAIL } from '@siren/domain/checkout';
import type { MoneyState, StaffOrder } from '@siren/domain/orders';
import type { Payment } from '@siren/domain/payments';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { conditionNames } from '../../clients/index.ts';
import { momentText, PhoneLink, screenPath } from '../kit/index.ts';
import { moneyWords, paymentWords } from './orderWords.ts';
import { TakeOrder } from './TakeOrder.tsx';
import type { OpenOrder } from './useOrder.ts';

type Pairs = readonly (readonly [term: string, value: ReactNode])[];

/** Pairs whose value says something. */
const present = (pairs: Pairs): Definition[] =>
  pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []));

function Facts({ title, badge, pairs }: { title: string; badge?: ReactNode; pairs: Pairs }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Heading level={2} size="panel">
            {title}
          </Heading>
          {badge}
        </Inline>
        <DefinitionList kind="params" items={present(pairs)} />
      </Stack>
    </Card>
  );
}

/** A payment, and what of it went back while it stands. */
const paymentText = ({ status, amount, refunded }: Payment): string =>
  [
    formatExactMoney(amount),
    paymentWords[status],
    ...(status === 'paid' && refunded > 0 ? [`вернули ${formatExactMoney(refunded)}`] : []),
  ].join(', ');

/** Leads to the account of who ordered, where there is one. */
const ClientName = ({ name, client }: { name: string; client: number | null }) =>
  client === null ? (
    name
  ) : (
    <Link render={<RouterLink to={`${screenPath('clients')}/${client}`} />}>{name}</Link>
  );

export interface OrderFactsProps {
  shown: StaffOrder;
  money: MoneyState;
  open: OpenOrder;
}

/** Who ordered, where it goes, how it is paid, and what staff noted. */
export function OrderFacts({ shown, money, open }: OrderFactsProps) {
  const { order, timeZone } = shown;
  const { customer, delivery, payType, payments, staff, keptUntil, pickup } = order;
  return (
    <>
      <Facts
        title="Клиент"
        pairs={[
          ['Имя', <ClientName key="name" name={customer.name} client={shown.client} />],
          [
            'Телефон',
            customer.phone && <PhoneLink key="phone" phone={customer.phone} onCall={() => open.call()} />,
          ],
          ...customer.otherPhones.map(
            (phone) => ['Ещё', <PhoneLink key={phone} phone={phone} onCall={() => open.call()} />] as const,
          ),
          ['Почта', customer.email === ANONYMOUS_EMAIL ? null : customer.email],
          ['Комментарий', customer.comment],
        ]}
      />
      <Facts
        title="Получение"
        pairs={[
          ['Способ', delivery.store ? 'Самовывоз' : 'Доставка'],
          ['Город', delivery.city.name],
          ['Магазин', delivery.store && `${delivery.store.name}, ${delivery.store.address}`],
          ['Адрес', delivery.address],
          ['Когда', delivery.date && formatWeekday(delivery.date, 'UTC')],
          ['Код выдачи', pickup?.code],
          ['Ждёт', pickup && `до\u00a0${formatWeekday(pickup.until, 'UTC')}`],
        ]}
      />
      <Facts
        title="Оплата"
        badge={<Badge tone={moneyWords[money].tone}>{moneyWords[money].word}</Badge>}
        pairs={[
          ['Способ', payType.name],
          ['Держим товар', keptUntil && `до\u00a0${momentText(keptUntil, timeZone)}`],
          ...payments.map((payment) => [momentText(payment.at, timeZone), paymentText(payment)] as const),
        ]}
      />
      <Facts
        title="Для сотрудников"
        badge={<TakeOrder shown={shown} claim={(mine) => open.save({ mine })} />}
        pairs={[
          ['Ведёт', shown.responsible?.name ?? 'никто'],
          ['Оформил', staff?.placedBy],
          ['Условие', staff && conditionNames[staff.condition]],
          ['Источник', staff?.source],
        ]}
      />
    </>
  );
}
