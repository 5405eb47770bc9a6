import { ANONYMOUS_EMAIL } from '@siren/domain/checkout';
import type { MoneyState, Order } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, formatPhone, formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import type { ReactNode } from 'react';
import { conditionNames } from '../../clients/index.ts';
import { momentText } from './momentText.ts';
import { moneyWords, paymentWords } from './orderWords.ts';

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

/** A phone that is called by a press. */
const Phone = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;

export interface OrderFactsProps {
  order: Order;
  money: MoneyState;
  /** IANA name. */
  timeZone: string;
}

/** Who ordered, where it goes, how it is paid, and what staff noted. */
export function OrderFacts({ order, money, timeZone }: OrderFactsProps) {
  const { customer, delivery, payType, payments, staff, keptUntil } = order;
  return (
    <>
      <Facts
        title="Клиент"
        pairs={[
          ['Имя', customer.name],
          ['Телефон', <Phone key="phone" phone={customer.phone} />],
          ...customer.otherPhones.map((phone) => ['Ещё', <Phone key={phone} phone={phone} />] as const),
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
        ]}
      />
      <Facts
        title="Оплата"
        badge={<Badge tone={moneyWords[money].tone}>{moneyWords[money].word}</Badge>}
        pairs={[
          ['Способ', payType.name],
          ['Держим товар', keptUntil && `до\u00a0${momentText(keptUntil, timeZone)}`],
          ...payments.map(
            ({ status, amount, at }) =>
              [momentText(at, timeZone), `${formatExactMoney(amount)}, ${paymentWords[status]}`] as const,
          ),
        ]}
      />
      {staff && (
        <Facts
          title="Для сотрудников"
          pairs={[
            ['Оформил', staff.placedBy],
            ['Ведёт', staff.responsible ?? staff.placedBy],
            ['Условие', conditionNames[staff.condition]],
            ['Источник', staff.source],
          ]}
        />
      )}
    </>
  );
}
