import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { heldFor, orderedRows } from '@siren/domain/cart';
import type { CartItem, CartState } from '@siren/domain/cart';
import { planPickup } from '@siren/domain/pickup';
import type { PickupPlan, StorePieces } from '@siren/domain/pickup';
import { PICKUP_TYPE } from '@siren/domain/services';
import { cartState } from '../cart/index.ts';
import type { Context } from '../http/index.ts';
import { dateIn } from '../services/index.ts';
import { readStoreStock } from './storeStock.ts';

interface Fetched {
  /** Code of the city. */
  city: string;
  lines: readonly CartItem[];
  stock: readonly StorePieces[];
}

/** `data` of the refusal `order.store_unavailable`. */
interface StoreRefusal {
  reason: 'city' | 'goods';
  /** Which offers are lacking; empty for a store of another city. */
  offers: number[];
}

/** What stores of the city can do for these lines of a cart. */
async function plansFor(
  { places, place: { region }, now }: Context,
  { services: { services } }: CartState,
  { city, lines, stock }: Fetched,
): Promise<PickupPlan[]> {
  const service = services.find(({ type, excluded }) => type === PICKUP_TYPE && !excluded);
  const stores = await places.stores(region.code);
  return planPickup(
    stores.filter(({ pickup }) => pickup !== false),
    { city, wanted: lines, stock },
    { now: now().getTime(), timeZone: region.timeZone, brought: service?.date ?? null },
  );
}

/** Where the cart can be fetched, and when. */
export async function pickupStores(context: Context): Promise<AnswerOf<'/api/order/pickup-stores'>> {
  const { db, place, now } = context;
  const state = await cartState(context);
  const { city } = state.services;
  // Staff may order what is for exposition only.
  const lines = orderedRows(state, heldFor(state));
  const offers = [...new Set(lines.map(({ offer }) => offer))];
  const stock = await readStoreStock(db, place.region.id, offers);
  return {
    city,
    today: dateIn(0, now().getTime(), place.region.timeZone),
    offers: offers.length,
    stores: await plansFor(context, state, { city, lines, stock }),
  };
}

/**
 * What the chosen store does for an order.
 *
 * @throws ApiError store_unavailable (`data`: StoreRefusal) where it stands in another city or lacks something
 */
export async function checkPickup(
  context: Context,
  state: CartState,
  { store, ...fetched }: Fetched & { store: number },
): Promise<PickupPlan> {
  const plan = (await plansFor(context, state, fetched)).find((one) => one.store === store);
  const refuse = (data: StoreRefusal) => refusal('order.store_unavailable', { data });
  if (!plan) throw refuse({ reason: 'city', offers: [] });
  if (plan.state === 'lacking') throw refuse({ reason: 'goods', offers: plan.missing });
  return plan;
}
