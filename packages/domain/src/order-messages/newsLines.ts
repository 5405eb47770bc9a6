import { roublesText } from '../money/index.ts';
import { weekText } from '../regions/index.ts';
import type { OrderNews, SumsBack } from './entities.ts';

const days = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
/** «7 марта». @param date ISO 8601 */
const dayText = (date: string): string => days.format(new Date(`${date}T00:00:00Z`));

const owedLine = (owed: number): string[] => (owed > 0 ? [`К оплате: ${roublesText(owed)}.`] : []);

function backLine({ money, bonus, certificates }: SumsBack): string[] {
  const ways = [
    ...(money > 0 ? [`${roublesText(money)} деньгами`] : []),
    ...(bonus > 0 ? [`${roublesText(bonus)} бонусами`] : []),
    ...(certificates > 0 ? [`${roublesText(certificates)} на сертификат`] : []),
  ];
  return ways.length > 0 ? [`Вернём: ${ways.join(', ')}.`] : [];
}

function storeLine(store: Extract<OrderNews, { kind: 'ready' }>['store']): string[] {
  if (!store) return [];
  const { name, address, opens, closes, week } = store;
  const hours = week ? weekText(week) : `с ${opens} до ${closes}`;
  return [`Магазин: ${[...new Set([name, address])].join(', ')}, ${hours}.`];
}

/** What happened, in one sentence, and what the buyer needs to know of it. @param number with its sign */
export function newsLines(number: string, news: OrderNews): [title: string, ...details: string[]] {
  switch (news.kind) {
    case 'confirmed':
      return [`Заказ ${number} подтверждён`, ...owedLine(news.owed)];
    case 'ready': {
      const { code, until } = news.pickup;
      const fetch = `Код получения: ${code}. Заберите заказ не позднее ${dayText(until)}.`;
      return [`Заказ ${number} готов к выдаче`, fetch, ...storeLine(news.store), ...owedLine(news.owed)];
    }
    case 'delivering': {
      const { address, date, owed } = news;
      const where = address === '' ? [] : [`Адрес: ${address}.`];
      const when = date === null ? [] : [`Дата доставки: ${dayText(date)}.`];
      return [`Заказ ${number} передан в доставку`, ...when, ...where, ...owedLine(owed)];
    }
    case 'cancelled': {
      // Staff end their words with a full stop, or do not.
      const cause = news.cause?.replace(/[\s.]+$/u, '');
      const why = cause ? [`Причина: ${cause}.`] : [];
      return [`Заказ ${number} отменён`, ...why, ...backLine(news.back)];
    }
    case 'changed': {
      const { before, after, owed, back } = news;
      const sums =
        before === after
          ? `Сумма прежняя: ${roublesText(after)}.`
          : `Сумма была ${roublesText(before)}, стала ${roublesText(after)}.`;
      return [`Состав заказа ${number} изменён`, sums, ...owedLine(owed), ...backLine(back)];
    }
    case 'returned':
      return [
        `Возврат по заказу ${number} оформлен`,
        `Сумма возврата: ${roublesText(news.value)}.`,
        ...backLine(news.back),
      ];
  }
}
