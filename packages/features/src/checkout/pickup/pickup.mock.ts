import { mockCall } from '@siren/contract/mock';
import type { CartState } from '@siren/domain/cart';
import { planPickup } from '@siren/domain/pickup';
import type { StorePieces } from '@siren/domain/pickup';
import type { Store } from '@siren/domain/regions';
import { makeStores } from '../../testing/index.ts';

export interface PickupWorld {
  cart: CartState;
  /** @default the four of Екатеринбург */
  stores?: readonly Store[];
  /** Pieces by store and offer; where nothing is said of a store it has plenty of everything. */
  stock?: Readonly<Record<number, Readonly<Record<number, number>>>>;
}

const NOW = Date.parse('2026-11-21T12:00:00+05:00');
const PLENTY = 99;

/** What the rule of the domain says of these stores, as the server would answer it at noon of the stories' day. */
export function pickupAnswer({ cart, stores = makeStores(), stock = {} }: PickupWorld) {
  const wanted = cart.content.filter(({ selected }) => selected);
  const pieces = stores.flatMap(({ id, franchise }) =>
    wanted.map(({ offer }): StorePieces => ({
      offer,
      store: id,
      franchise,
      quantity: stock[id] ? (stock[id][offer] ?? 0) : PLENTY,
    })),
  );
  const { city } = cart.services;
  return {
    city,
    today: '2026-11-21',
    offers: new Set(wanted.map(({ offer }) => offer)).size,
    stores: planPickup(
      stores,
      { city, wanted, stock: pieces },
      { now: NOW, timeZone: 'Asia/Yekaterinburg', brought: '2026-11-26' },
    ),
  };
}

/** A server that knows what lies in its stores. */
export const mockPickup = (world: PickupWorld) =>
  mockCall('/api/order/pickup-stores', () => pickupAnswer(world));
