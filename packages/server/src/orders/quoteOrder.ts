import type { BuyerPhone } from '@siren/domain/account';
import { refusal } from '@siren/contract/errors';
import { cartQuote, cartSummary, selectedTotal } from '@siren/domain/cart';
import type { CartItem, CartState } from '@siren/domain/cart';
import { isPayableOrder, isShownOrder, orderDifferences } from '@siren/domain/checkout';
import type { OrderDifference, OrderQuote, PayBreakdown } from '@siren/domain/checkout';
import type { OrderCondition } from '@siren/domain/cart';
import type { PickupPlan } from '@siren/domain/pickup';
import { needsAddress } from '@siren/domain/services';
import type { SelectedService } from '@siren/domain/services';
import { buyerOf, readReference, showCart } from '../cart/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { checkAdditional } from './checkAdditional.ts';
import { chooseServices } from './chooseServices.ts';
import type { ChosenServices } from './chooseServices.ts';
import type { Held } from './holdForOrder.ts';
import { orderPayTypes } from './orderPayTypes.ts';
import type { OrderRequest } from './orderRequest.ts';
import { checkPickup } from './pickupStores.ts';

/** An order as it would be charged. */
export interface Quote extends PayBreakdown {
  state: CartState;
  cityId: number;
  lines: CartItem[];
  services: ChosenServices;
  /** Code of the coupon that works; null for none. */
  coupon: string | null;
  /** When it comes, or can be fetched, ISO 8601; null where that is agreed later. */
  date: string | null;
}

/** `data` of the refusal `cart.total_changed`. */
export interface TotalChange {
  /** What would be to pay, roubles. */
  total: number;
  /** What of the order itself is not to be had as it was asked for: services that are gone or excluded. Empty for a city. */
  differences: OrderDifference[];
  /** What would be charged, for the buyer's side to compare with what it showed. */
  quote: OrderQuote;
}

function checkGoods(state: CartState, { cart }: Held, condition?: OrderCondition): CartItem[] {
  const lines = state.content.filter(({ selected }) => selected);
  const wanted = cart.items.some(({ selected }) => selected);
  if (lines.length === 0) throw refusal(wanted ? 'cart.item_unavailable' : 'cart.empty');
  const { problems } = cartSummary(state, [], undefined, condition);
  const [first] = problems;
  if (!first) return lines;
  const hindered = lines.filter(({ key }) => problems.some((problem) => problem.key === key));
  throw refusal(first.problem === 'exposition_only' ? 'cart.exposition_only' : 'cart.item_unavailable', {
    data: { offers: hindered.map(({ offer }) => offer) },
  });
}

/**
 * An order is brought to an address or fetched from a store: one of them is told, and not both. Answers what the store
 * does for it; null where it is brought.
 */
async function checkDestination(
  context: Context,
  { state, lines, held }: { state: CartState; lines: CartItem[]; held: Held },
  { customer, services, store, city }: OrderRequest,
): Promise<PickupPlan | null> {
  const brought = needsAddress(state.services.services, services);
  if (brought && customer.address === '') throw badRequest('customer.address: required');
  if (brought !== (store === null)) throw badRequest('store: магазин выбирают для самовывоза.');
  return store === null ? null : checkPickup(context, state, { store, city, lines, stock: held.stock });
}

/**
 * What the order is charged: the cart as it is shown, for the order's city, with the services at today's
 * prices. A city that the region does not have (any more) is refused with what the cart's own one would cost. What the buyer saw
 * is compared with what would be ordered (`isShownOrder`).
 *
 * @throws ApiError empty, item_unavailable and exposition_only (`data`: {offers}), pay_type_unavailable, sum_too_large,
 * total_changed (`data`: TotalChange), prepayment_above_total, store_unavailable, bad_request
 */
export async function quoteOrder(
  context: Context,
  held: Held,
  request: OrderRequest,
  phones: readonly BuyerPhone[],
): Promise<Quote> {
  const reference = await readReference(context, context.place.region.id);
  const city = reference.cities.find(({ code }) => code === request.city);
  // A store that was chosen along with a city of another region is in that region, too.
  const payTypes = await orderPayTypes(context, reference, city ? request.store : null);
  if (!payTypes.has(request.payType)) throw refusal('cart.pay_type_unavailable');
  const buyer = { ...buyerOf(context.session, held.cart), phones: phones.map(({ phone }) => phone) };
  const state = await showCart(
    context,
    { ...held.cart, cityId: city?.id ?? held.cart.cityId },
    reference,
    buyer,
  );
  const condition = request.additional?.condition;
  const lines = checkGoods(state, held, condition);
  const services = chooseServices(state.services.services, request.services, selectedTotal(lines));
  const quoteOf = (selection: SelectedService[]) => {
    const paid = cartSummary(state, selection, { wallet: held, useBonus: request.useBonus }, condition);
    return { paid, quote: cartQuote(state, selection, paid) };
  };
  const { paid, quote } = quoteOf(services.selection);
  if (!isPayableOrder(paid.totals)) throw refusal('cart.sum_too_large');
  const total = paid.totals.toPay;
  const differences = orderDifferences(quoteOf(services.asked).quote, quote);
  const other = (date: string | null) =>
    refusal('cart.total_changed', {
      data: { total, differences, quote: { ...quote, date } } satisfies TotalChange,
    });
  const { store, expectedDate } = request;
  // The day that a store gives it is known once the rest is as it was shown.
  if (!city || differences.length > 0 || !isShownOrder(request, { ...quote, date: expectedDate }))
    throw other(store === null ? quote.date : expectedDate);
  const fetched = await checkDestination(context, { state, lines, held }, request);
  const date = fetched ? fetched.date : (services.delivery?.date ?? null);
  if (date !== expectedDate) throw other(date);
  if (request.additional) await checkAdditional(context, request.additional, { payTypes, toPay: total });
  return { ...paid, state, cityId: city.id, lines, services, coupon: quote.coupon, date };
}
