import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { FieldChange } from '@siren/domain/audit';
import { bareCode } from '@siren/domain/typed';
import { subtractRoubles, sumRoubles } from '@siren/domain/money';
import { changeOrder, isShownChange, pieceChanges } from '@siren/domain/order-changes';
import type { ChangedOrder, OrderChangeWish } from '@siren/domain/order-changes';
import type { Order, StaffOrder } from '@siren/domain/orders';
import { moneyKept, moneyOwed, refundParts } from '@siren/domain/payments';
import { DELIVERY_GROUP, isQuantityType, SERVICE_MIN_QUANTITY, selectService } from '@siren/domain/services';
import type { StockedGood, Today } from './orderChange.fixtures.ts';
import { withMessage } from './orderMessages.mock.ts';

/** Moment of every change in stories. */
export const NOW = '2026-11-21T12:46:00+05:00';

/** The order as the mocked server keeps it. */
export interface KeptOrder {
  shown(): StaffOrder;
  /** Throws where somebody saw an older version. */
  check(version: number): void;
  put(next: StaffOrder, action: string, changes: FieldChange[]): StaffOrder;
  /** Does what a key is for, once. */
  once(key: string, work: () => StaffOrder): StaffOrder;
}

export const named = ({ name, options, article }: Pick<StockedGood, 'name' | 'options' | 'article'>) =>
  `${[name, options].filter(Boolean).join(', ')} (${article})`;

/** The order as it would be, with what one has to know of its rows and services. */
function wished(order: Order, wish: OrderChangeWish, { goods, services }: Today) {
  const prices = new Map(goods.map(({ offer, price, oldPrice }) => [offer, { price, oldPrice }]));
  const changed = changeOrder(order, wish, { goods: prices, services });
  const lines = changed.lines.flatMap(({ row, ...line }) => {
    const good = goods.find(({ offer }) => offer === line.offer);
    const known = row === null ? good && { ...good, image: null } : order.lines[row];
    if (!known) return [];
    const { name, options, article, path, image } = known;
    return [{ row, ...line, name, options, article, path, image }];
  });
  const names = [...order.services, ...services];
  const chosen = changed.services.map((one) => ({
    ...one,
    name: names.find(({ key }) => key === one.key)?.name ?? one.key,
  }));
  return { changed, lines, services: chosen };
}

function offered({ totals, services: chosen }: ChangedOrder, { services }: Today) {
  const sum = subtractRoubles(totals.goods, totals.discount);
  return services
    .filter(({ group }) => group !== DELIVERY_GROUP)
    .map((one) => {
      const { key, name, group, calculate } = one;
      const has = chosen.find((other) => other.key === key);
      const price = has?.price ?? selectService(one, SERVICE_MIN_QUANTITY, sum).price;
      return {
        key,
        name,
        group,
        counted: isQuantityType(calculate.type),
        price,
        quantity: has?.quantity ?? null,
      };
    });
}

function problemsOf(order: Order, changed: ChangedOrder, { goods }: Today): string[] {
  return [...pieceChanges(order, changed)].flatMap(([wanted, pieces]) => {
    const good = goods.find(({ offer }) => offer === wanted);
    const left = good?.left ?? 0;
    return pieces > left ? [`«${good?.name}»: можно добавить ${left} из ${pieces}.`] : [];
  });
}

const backOf = (order: Order, { totals }: ChangedOrder) => ({
  money: Math.max(0, subtractRoubles(moneyKept(order.payments), totals.toPay)),
  bonus: subtractRoubles(order.bonusUsed, totals.bonus),
  certificates: subtractRoubles(
    sumRoubles(order.certificates.map(({ amount }) => amount)),
    totals.certificates,
  ),
});

export function differences(
  field: string,
  [was, is]: readonly (readonly { name: string; quantity: number }[])[],
  unit: string,
): FieldChange[] {
  const words = (rows: typeof was, name: string) => {
    const one = rows?.find((row) => row.name === name);
    return one ? `${name}: ${one.quantity}${unit}` : null;
  };
  const names = new Set([...(was ?? []), ...(is ?? [])].map(({ name }) => name));
  return [...names]
    .map((name) => ({ field, from: words(was, name), to: words(is, name) }))
    .filter(({ from, to }) => from !== to);
}

/** Payments once so much of them has gone back, roubles. */
export function withRefund(payments: Order['payments'], sum: number): Order['payments'] {
  const parts = refundParts(payments, sum);
  return payments.map((one) => ({
    ...one,
    refunded: sumRoubles([
      one.refunded,
      ...parts.filter(({ id }) => id === one.id).map(({ amount }) => amount),
    ]),
  }));
}

/** The order once it is changed, and what its history says of it. */
function made(shown: StaffOrder, now: ReturnType<typeof wished>): [StaffOrder, FieldChange[]] {
  const { order } = shown;
  const { totals, certificateUses } = now.changed;
  const payments = withRefund(order.payments, backOf(order, now.changed).money);
  const rows = (lines: readonly StockedLine[]) =>
    lines.map((line) => ({ name: named(line), quantity: line.quantity }));
  const changes = [
    ...differences('goods', [rows(order.lines), rows(now.lines)], '\u00a0шт.'),
    ...differences('services', [order.services, now.services], ''),
    { field: 'toPay', from: order.totals.toPay, to: totals.toPay },
  ].filter(({ from, to }) => from !== to);
  const certificates = order.certificates.flatMap((one) => {
    const use = certificateUses.find(({ guid }) => guid === one.guid);
    return use ? [{ ...one, amount: use.amount }] : [];
  });
  const next = {
    ...{ ...order, payments, certificates, totals, bonusUsed: totals.bonus },
    lines: now.lines,
    services: now.services,
    owed: moneyOwed({ toPay: totals.toPay, returned: 0, payments }),
  };
  return [{ ...shown, order: next }, changes];
}
type StockedLine = Parameters<typeof named>[0] & { quantity: number };

/** The calls that change rows and services of an order, by the rules of the domain. `today` may refuse. */
export function mockOrderChange({ shown, check, put, once }: KeptOrder, today: () => Today) {
  return [
    mockCall('/api/admin/orders/change-quote', (wish) => {
      const { order } = shown();
      const offers = today();
      const { changed, lines } = wished(order, wish, offers);
      return {
        lines: lines.map(({ row, offer, name, options, article, quantity, finalPrice }) => ({
          ...{ row, offer, name, options, article, quantity, finalPrice },
        })),
        services: offered(changed, offers),
        totals: changed.totals,
        kept: moneyKept(order.payments),
        owed: moneyOwed({ toPay: changed.totals.toPay, returned: 0, payments: order.payments }),
        back: backOf(order, changed),
        problems: problemsOf(order, changed, offers),
      };
    }),
    mockCall('/api/admin/orders/change', ({ idempotencyKey, version, tell, ...wish }) =>
      once(idempotencyKey, () => {
        check(version);
        const offers = today();
        const now = wished(shown().order, wish, offers);
        const quoted = {
          lines: now.lines,
          services: offered(now.changed, offers),
          totals: now.changed.totals,
        };
        if (!isShownChange(wish, quoted)) throw staffRefusal('order.sum_changed');
        const before = shown();
        const [next, changes] = made(before, now);
        const news = {
          kind: 'changed' as const,
          before: before.order.totals.toPay,
          after: next.order.totals.toPay,
          owed: next.order.owed,
          back: backOf(before.order, now.changed),
        };
        return put(tell ? withMessage(next, news, NOW) : next, 'change', changes);
      }),
    ),
    mockCall('/api/admin/orders/goods', ({ query }) => ({
      goods: today()
        .goods.filter(
          ({ name, article, barcode }) =>
            [article, barcode].map(bareCode).includes(bareCode(query)) ||
            name.toLowerCase().includes(query.toLowerCase()),
        )
        .map(({ offer, name, options, article, price, left }) => ({
          offer,
          name,
          options,
          article,
          price,
          left,
        })),
    })),
  ];
}
