import { ANONYMOUS_EMAIL } from '@siren/domain/checkout';
import type { Order } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatPhone, formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { hoursText } from '../regions/index.ts';

/** Pairs whose value says something. */
const present = (pairs: readonly (readonly [string, string | null])[]): Definition[] =>
  pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []));

/** Where the order goes, when, and to whom. */
export function OrderDelivery({ order: { customer, delivery, payType, pickup } }: { order: Order }) {
  const { store, date } = delivery;
  return (
    <Card as="section" aria-label="Получение">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Получение
        </Heading>
        <DefinitionList
          kind="params"
          items={present([
            ['Город', delivery.city.name],
            ['Адрес', delivery.address],
            ['Магазин', store && `${store.name}, ${store.address}`],
            ['Часы работы', store && hoursText(store)],
            ['Код выдачи', pickup && pickup.code],
            pickup
              ? ['Забрать до', formatWeekday(pickup.until, 'UTC')]
              : [store ? 'Можно забрать' : 'Дата', date && formatWeekday(date, 'UTC')],
            ['Получатель', customer.name],
            ['Телефон', formatPhone(customer.phone)],
            ['Ещё телефоны', customer.otherPhones.map(formatPhone).join(', ')],
            ['E-mail', customer.email === ANONYMOUS_EMAIL ? null : customer.email],
            ['Комментарий', customer.comment],
            ['Оплата', payType.name],
          ])}
        />
      </Stack>
    </Card>
  );
}
