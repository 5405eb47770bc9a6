import { moneyState } from '@siren/domain/orders';
import type { OrderStatusCode, StaffOrderRow } from '@siren/domain/orders';
import type { PayTypeCode } from '@siren/domain/regions';

const STORES = [
  { id: 1, name: 'Малышева, 71' },
  { id: 2, name: '8 Марта, 149' },
];
const STAFF = [
  { id: 3, name: 'Елена Ким' },
  { id: 4, name: 'Олег Гараев' },
];

/** Number | time | customer | first good | pieces | more goods | store | city | date | roubles | status | pay type | paid | who. */
const list = `
104519 | 12:45 | Покупатель | Стул «Тис» | 1 | 1 | 1 | Екатеринбург | 2026-11-22 | 29480 | new | cash | | |
104518 | 12:31 | Мария Литвинова | Диван «Лада» | 3 | 2 | | Екатеринбург | 2026-11-24 | 95690 | new | card | да | 0
104517 | 12:24 | Покупатель | Стул «Тис» | 4 | 0 | 1 | Екатеринбург | 2026-11-22 | 29960 | confirmed | cash | | 0
104516 | 12:08 | Ринат Хабиров | Кровать «Полынь» | 2 | 1 | | Екатеринбург | 2026-11-25 | 84346 | waiting | card | | 1
104515 | 12:02 | Олег Гараев | Кровать «Полынь» | 1 | 0 | | Екатеринбург | 2026-11-25 | 74490 | new | sbp | | 1
104514 | 11:58 | Вера Назарова | Шкаф «Кедр» | 1 | 0 | | Тюмень | 2026-11-28 | 91390 | waiting | card | | 0
104512 | 11:40 | Тимур Ахметов | Зеркало «Арка» | 1 | 0 | 2 | Екатеринбург | 2026-11-22 | 12490 | cancelled | card | | 0
104511 | 11:36 | Анна Чистякова | Торшер «Аист» | 1 | 0 | 1 | Екатеринбург | 2026-11-21 | 8990 | assembling | card | да | 0
104506 | 10:58 | Светлана Ёлкина | Ковёр «Дюна» | 1 | 0 | 1 | Екатеринбург | 2026-11-21 | 21990 | done | card | да | 0
104499 | 10:47 | ООО «Контур Дом» | Стул «Тис» | 24 | 0 | | Екатеринбург | 2026-11-27 | 172560 | new | instalments | | 1
104496 | 10:44 | Лилия Сафина | Лампа «Груша» | 2 | 0 | | Уфа | 2026-11-26 | 13570 | delivering | card | да | 1
`;

const rowOf = (line: string): StaffOrderRow => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [number = '', time = '', customer = '', first = '', pieces, more, store, city = '', date = '', sum] =
    cells;
  const [status, payType, paid, who] = cells.slice(10) as [OrderStatusCode, PayTypeCode, string, string];
  const toPay = Number(sum);
  return {
    id: Number(number),
    version: 3,
    number,
    placedAt: `2026-11-21T${time}:00+05:00`,
    timeZone: 'Asia/Yekaterinburg',
    status: { code: status, name: status },
    customer,
    goods: { first, pieces: Number(pieces), more: Number(more) },
    store: STORES.find(({ id }) => String(id) === store) ?? null,
    city,
    date,
    toPay,
    money: moneyState({
      status,
      payType,
      toPay,
      returned: status === 'returned' ? toPay : 0,
      payments: [{ status: 'paid', amount: paid ? toPay : 0, refunded: 0 }],
    }),
    responsible: (who && STAFF[Number(who)]) || null,
  };
};

/** A morning of a shop. */
export const staffOrders: readonly StaffOrderRow[] = list.trim().split('\n').map(rowOf);

/** As many orders as are asked for, the newest first. */
export const manyOrders = (count: number): StaffOrderRow[] =>
  Array.from({ length: count }, (_, at) => {
    const one = staffOrders[at % staffOrders.length] as StaffOrderRow;
    const id = 100_000 + count - at;
    return { ...one, id, number: String(id) };
  });

export const stores = STORES;

export const sources = [
  { id: 1, name: 'Звонок' },
  { id: 2, name: 'Чат на\u00a0сайте' },
];
/** Source by the id of the order; the others came by themselves. */
export const sourceOf: ReadonlyMap<number, number> = new Map([
  [104_518, 1],
  [104_515, 2],
  [104_499, 1],
]);

/** Names and goods that are longer than any column. */
export const longOrder: StaffOrderRow = {
  ...(staffOrders[1] as StaffOrderRow),
  id: 104_520,
  number: '104520',
  placedAt: '2026-10-01T09:05:00+05:00',
  customer: 'Константинопольская-Нижегородская Александра Вячеславовна',
  goods: { first: 'Шкаф-купе четырёхдверный «Переславль-Залесский» с\u00a0антресолью', pieces: 12, more: 11 },
  store: { id: 9, name: 'Набережная Космонавтов-испытателей, 149, корпус\u00a02, третий этаж' },
  toPay: 9_999_999_999.99,
  responsible: { id: 5, name: 'Ян' },
};
