import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { isOrderChangeable } from '@siren/domain/order-changes';
import { moneyKept, moneyOwed } from '@siren/domain/payments';
import type { Context } from '../../http/index.ts';
import { readStoreStock } from '../../orders/index.ts';
import { holdOrder } from '../../payments/index.ts';
import { backOf } from './backOf.ts';
import { movedPieces, quoteChange } from './quoteChange.ts';
import { readChanging } from './readChanging.ts';
import { shownQuote } from './shownQuote.ts';

type Path = '/api/admin/orders/change-quote';
type Answer = AnswerOf<Path>;

/** What an order would come to with other rows and services. @throws ApiError order.not_found, step_not_allowed, bad_request */
export function showChange(context: Context, { id, ...wish }: CheckedPayloadOf<Path>): Promise<Answer> {
  return context.db.transaction(async (tx) => {
    const held = await holdOrder(tx, id);
    if (!isOrderChangeable(held.status)) throw staffRefusal('order.step_not_allowed');
    const changing = await readChanging(tx, id);
    const quote = await quoteChange(context, tx, changing, wish);
    const { totals } = quote.changed;
    const offers = [...changing.lines, ...wish.added].map(({ offer }) => offer);
    const stock = await readStoreStock(tx, changing.region, offers);
    const kept = moneyKept(held.payments);
    return {
      ...shownQuote(changing, quote),
      kept,
      owed: moneyOwed({ ...held, toPay: totals.toPay }),
      back: backOf(held, changing, quote),
      problems: movedPieces(changing, quote, { wish, stock }).problems,
    };
  });
}
