import { ApiError } from '@siren/contract/errors';
import { confirmInDoubt, declineInDoubt, Lacking, ordersInDoubt } from '@siren/server/payments';
import type { OrderInDoubt } from '@siren/server/payments';
import { formatCount, formatDay, formatExactMoney, formatPhone, formatTime } from '@siren/ui/format';
import type { Command, CommandContext } from './Command.ts';

const lineOf = ({ id, held, placedAt, name, phone, pieces, toPay }: OrderInDoubt): string => {
  const at = placedAt.toISOString();
  return [
    `№ ${id}`,
    `${formatDay(at, 'Europe/Moscow')}, ${formatTime(at, 'Europe/Moscow')}`,
    `${name}, ${formatPhone(phone)}`,
    formatCount(pieces, ['товар', 'товара', 'товаров']),
    formatExactMoney(toPay),
    held ? 'товары отложены' : 'товары не отложены',
  ].join('  ');
};

export const listWaiting: Command = {
  usage: '',
  about: 'показать заказы, которые ждут слова магазина: телефон покупателя не подтверждён',
  async run(_argv, { db, clock, say }) {
    const orders = await ordersInDoubt({ db, now: clock });
    for (const order of orders) say(lineOf(order));
    if (orders.length === 0) say('Таких заказов нет.');
    return 0;
  },
};

/** A command that does something to the order of a number. */
const judging = (
  about: string,
  done: string,
  judge: (context: CommandContext, id: number) => Promise<void>,
): Command => ({
  usage: 'НОМЕР',
  about,
  async run(argv, context) {
    const [typed = ''] = argv;
    if (argv.length !== 1 || !/^[1-9]\d{0,8}$/.test(typed)) {
      context.say('Назовите номер одного заказа.');
      return 2;
    }
    try {
      await judge(context, Number(typed));
    } catch (error) {
      if (error instanceof Lacking) {
        context.say(`Заказ № ${typed} не подтверждён: не всё есть.`);
        for (const line of error.lines) context.say(`  ${line}`);
        return 1;
      }
      if (!(error instanceof ApiError)) throw error;
      context.say(`Заказ № ${typed}: ${error.message}`);
      return 1;
    }
    context.say(`Заказ № ${typed} ${done}.`);
    return 0;
  },
});

export const confirmWaiting = judging(
  'подтвердить заказ: товары, промокод, бонусы и сертификаты берутся сейчас',
  'подтверждён',
  ({ db, clock }, id) => confirmInDoubt({ db, now: clock }, id),
);

export const declineWaiting = judging(
  'отклонить заказ: он отменён, всё отложенное вернулось',
  'отклонён',
  ({ db, clock }, id) => declineInDoubt({ db, now: clock }, id),
);
