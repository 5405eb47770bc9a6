import type { StaffOrder } from '@siren/domain/orders';
import { makeOrder } from '../../../orders/orders.fixtures.ts';
import { makeStaffOrder } from '../order.mock.ts';

const [sofa, chair] = makeOrder().lines;
if (!sofa || !chair) throw new Error('an order of a sofa and chairs');
const [malysheva, trakt] = [
  { id: 1, name: 'Малышева, 71' },
  { id: 2, name: 'Сибирский тракт, 12' },
];

/** An order that is brought, with a note; one of its chairs was not put aside. */
export const brought: StaffOrder = makeStaffOrder({
  note: 'Просил позвонить за час.\nПодъезд со двора.',
  pieces: [
    { offer: 1, store: trakt, quantity: 1 },
    { offer: 2, store: malysheva, quantity: 2 },
  ],
});

/** An order that is fetched, and was paid with all there is. */
export const fetched: StaffOrder = makeStaffOrder({
  order: makeOrder({
    ...{ id: 100_012, number: '100012' },
    lines: [
      { ...chair, quantity: 2 },
      { ...chair, quantity: 1, finalPrice: 6_990.5 },
    ],
    services: [],
    delivery: {
      city: { code: 'ekb', name: 'Екатеринбург' },
      address: '',
      date: '2026-11-22',
      store: {
        ...malysheva,
        ...{ address: 'ул. Малышева, 71', phone: '+73432222222', opens: '10:00', closes: '21:00' },
      },
    },
    bonusUsed: 640,
    certificates: [{ guid: 'c2', code: 'GIFT-2', amount: 3_000 }],
    totals: {
      goods: 22_470,
      discount: 1_299.5,
      services: 0,
      bonus: 640,
      certificates: 3_000,
      toPay: 17_530.5,
    },
    payments: [
      {
        id: 4,
        payType: 1,
        amount: 10_000,
        refunded: 0,
        status: 'paid',
        reason: null,
        at: '2026-11-21T12:47:00+05:00',
      },
    ],
  }),
  pieces: [{ offer: 2, store: malysheva, quantity: 3 }],
});

/** Rows for more than a page, with names that are longer than their column. */
export const large: StaffOrder = makeStaffOrder({
  order: makeOrder({
    ...{ id: 100_031, number: '100031' },
    lines: Array.from({ length: 22 }, (_, at) => ({
      ...sofa,
      offer: 300 + at,
      article: `13${String(at).padStart(5, '0')}`,
      name: 'Шкаф-купе четырёхдверный «Переславль-Залесский» с\u00a0антресолью',
      options: 'дуб-сонома светлый, зеркало-бронза, 2400 × 600 × 2600 мм',
      quantity: 1 + (at % 12),
      price: 9_999_999.99,
      finalPrice: 9_999_999.99,
      oldPrice: null,
    })),
  }),
  pieces: [],
});
