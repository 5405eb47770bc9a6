import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { subtractRoubles } from '@siren/domain/money';
import { isOrderChangeable } from '@siren/domain/order-changes';
import { moneyKept, moneyOwed } from '@siren/domain/payments';
import { DELIVERY_GROUP, isQuantityType, SERVICE_MIN_QUANTITY, selectService } from '@siren/domain/services';
import type { Context } from '../../http/index.ts';
import { readStoreStock } from '../../orders/index.ts';
import { holdOrder } from '../../payments/index.ts';
import { backOf } from './backOf.ts';
import { movedPieces, quoteChange } from './quoteChange.ts';
import type { ChangeQuote } from './quoteChange.ts';
import { readChanging } from './readChanging.ts';
import type { Changing } from './readChanging.ts';

type Path = '/api/admin/orders/change-quote';
type Answer = AnswerOf<Path>;

function linesOf(changing: Changing, { changed, offers }: ChangeQuote): Answer['lines'] {
  return changed.lines.flatMap(({ row, offer, quantity, finalPrice }) => {
    const known = row === null ? offers.get(offer) : changing.lines[row];
    if (!known) return [];
    const { name, options, article } = known;
    return [{ row, offer, name, options, article, quantity, finalPrice }];
  });
}

/** What it has first, then what is offered for it. */
function servicesOf(changing: Changing, { changed, services }: ChangeQuote): Answer['services'] {
  const { goods, discount } = changed.totals;
  const sum = subtractRoubles(goods, discount);
  const offered = services.filter(({ group, excluded }) => group !== DELIVERY_GROUP && !excluded);
  const isDelivery = (key: string) => services.some((one) => one.key === key && one.group === DELIVERY_GROUP);
  const kept = changing.services.filter(
    ({ key }) => !isDelivery(key) && !offered.some((one) => one.key === key),
  );
  const chosenOf = (key: string) => changed.services.find((one) => one.key === key);
  return [
    ...kept.map(({ key, name, price }) => {
      const chosen = chosenOf(key);
      const told = { key, name, group: key, counted: false };
      return { ...told, price: chosen?.price ?? price, quantity: chosen?.quantity ?? null };
    }),
    ...offered.map((one) => {
      const { key, name, group, calculate } = one;
      const chosen = chosenOf(key);
      const price = chosen?.price ?? selectService(one, SERVICE_MIN_QUANTITY, sum).price;
      const counted = isQuantityType(calculate.type);
      return { key, name, group, counted, price, quantity: chosen?.quantity ?? null };
    }),
  ];
}

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
      lines: linesOf(changing, quote),
      services: servicesOf(changing, quote),
      totals,
      kept,
      owed: moneyOwed({ ...held, toPay: totals.toPay }),
      back: backOf(held, changing, quote),
      problems: movedPieces(changing, quote, { wish, stock }).problems,
    };
  });
}
