import type { AnswerOf } from '@siren/contract/calls';
import { subtractRoubles } from '@siren/domain/money';
import { DELIVERY_GROUP, isQuantityType, SERVICE_MIN_QUANTITY, selectService } from '@siren/domain/services';
import type { ChangeQuote } from './quoteChange.ts';
import type { Changing } from './readChanging.ts';

type Answer = AnswerOf<'/api/admin/orders/change-quote'>;

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

/** A change as staff see it: what they press on is held to that. */
export const shownQuote = (
  changing: Changing,
  quote: ChangeQuote,
): Pick<Answer, 'lines' | 'services' | 'totals'> => ({
  lines: linesOf(changing, quote),
  services: servicesOf(changing, quote),
  totals: quote.changed.totals,
});
