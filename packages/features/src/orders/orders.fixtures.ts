import type { Order, OrderStatusCode } from '@siren/domain/orders';
import { moneyOwed } from '@siren/domain/payments';
import type { PayType } from '@siren/domain/regions';
import { drawnImage } from '../testing/index.ts';

/** What the stores of its region take. */
export const payTypes: readonly PayType[] = [
  { id: 1, code: 'card', name: 'Картой', description: 'Любого банка, сразу на\u00a0сайте' },
  { id: 2, code: 'sbp', name: 'По\u00a0СБП', description: 'Переводом через банк, без комиссии' },
  { id: 3, code: 'cash', name: 'При получении', description: 'Наличными или картой курьеру' },
  { id: 4, code: 'instalments', name: 'Частями', description: '12\u00a0платежей без переплаты' },
];

export const statusNames: Readonly<Record<OrderStatusCode, string>> = {
  waiting: 'Ждёт подтверждения',
  new: 'Принят',
  confirmed: 'Подтверждён',
  assembling: 'Собираем',
  ready: 'Готов к\u00a0выдаче',
  delivering: 'Доставляем',
  done: 'Выполнен',
  returned: 'Возврат',
  cancelled: 'Отменён',
};

/** What is still to come of an order of which nothing was returned. */
export const owedOf = ({ status, totals: { toPay }, payments }: Omit<Order, 'owed'>): number =>
  status.code === 'cancelled' ? 0 : moneyOwed({ toPay, returned: 0, payments });

/** An order that was placed a moment ago. */
export function makeOrder(over: Partial<Order> = {}): Order {
  const status = { code: 'new', name: 'Принят' } as const;
  const order = {
    id: 100_007,
    number: '100007',
    status,
    placedAt: '2026-11-21T12:41:00+05:00',
    lines: [
      {
        offer: 1,
        path: 'divan-lada',
        name: 'Диван «Лада» двухместный',
        options: 'велюр, шалфей, 208 см',
        article: '1204518',
        quantity: 1,
        price: 54_990,
        finalPrice: 51_190,
        oldPrice: 68_990,
        image: drawnImage('sofa', '#a4b19b', 'stone'),
      },
      {
        offer: 2,
        path: 'stul-tis',
        name: 'Стул «Тис» с мягким сиденьем',
        options: 'дуб, рогожка молочная',
        article: '1204611',
        quantity: 3,
        price: 7_490,
        finalPrice: 7_090,
        oldPrice: null,
        image: drawnImage('armchair', '#caa67c', 'clay'),
      },
    ],
    services: [
      { key: 'courier', name: 'Курьером', quantity: 1, price: 990 },
      { key: 'assembly', name: 'Сборка мебели', quantity: 1, price: 5_073 },
    ],
    delivery: {
      city: { code: 'ekb', name: 'Екатеринбург' },
      address: 'ул. Мира, 5, кв. 12',
      date: '2026-11-24',
      store: null,
    },
    customer: {
      name: 'Анна Лебедева',
      phone: '+79122044108',
      otherPhones: [],
      email: 'anna@shop.invalid',
      comment: 'Домофон не работает, позвоните',
    },
    receipt: { by: 'email', to: 'anna@shop.invalid' },
    payType: { id: 1, code: 'card', name: 'Картой' },
    payTypes: [...payTypes],
    payments: [],
    coupon: 'СИРЕНЬ10',
    certificates: [],
    bonusUsed: 0,
    totals: { goods: 77_460, discount: 5_000, services: 6_063, bonus: 0, certificates: 0, toPay: 78_523 },
    pickup: null,
    cancelReason: null,
    history: [{ status, at: '2026-11-21T12:41:00+05:00' }],
    byStaff: false,
    proven: true,
    keptUntil: null,
    staff: null,
    ...over,
  } satisfies Omit<Order, 'owed'>;
  return { owed: owedOf(order), ...order };
}
