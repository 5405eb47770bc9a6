import type { ClientErasing } from '@siren/domain/client-records';
import { formatCount, formatDecimal, formatMoney } from '@siren/ui/format';

const orders = (count: number) => formatCount(count, ['заказе', 'заказах', 'заказах']);
const kept = (count: number) => formatCount(count, ['заказ', 'заказа', 'заказов']);

/** A line for what there is of something; none where there is nothing. */
const some = (count: number, text: string): string[] => (count > 0 ? [text] : []);

/** What will be gone, a line each. */
export const goneLines = ({ goes }: ClientErasing): string[] => [
  'имя, телефон, почта и\u00a0адрес',
  ...some(goes.orders, `имя и\u00a0контакты в\u00a0${orders(goes.orders)}`),
  ...some(goes.notes, formatCount(goes.notes, ['заметка', 'заметки', 'заметок'])),
  ...some(goes.favorites, `${formatCount(goes.favorites, ['товар', 'товара', 'товаров'])} в\u00a0избранном`),
  ...some(goes.sessions, `вход в\u00a0${formatCount(goes.sessions, ['браузере', 'браузерах', 'браузерах'])}`),
  ...some(goes.bonus, `${formatDecimal(goes.bonus)}\u00a0₽ бонусов: сгорят`),
];

/** What stays, a line each. */
export const keptLines = ({ stays }: ClientErasing): string[] => [
  ...some(
    stays.orders,
    kept(stays.orders) + (stays.sum > 0 ? `, выдано на\u00a0${formatMoney(stays.sum)}` : ''),
  ),
  ...some(stays.payments, formatCount(stays.payments, ['оплата', 'оплаты', 'оплат'])),
  'запись в\u00a0истории: кто и\u00a0когда удалил',
];
