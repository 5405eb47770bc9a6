import type { GoodsTable } from './GoodsTable.ts';

/** Where an offer of the good stands among these; below nothing where none does. */
function placeOf({ byId, firstOffer }: GoodsTable, offers: Int32Array, id: number): number {
  const good = byId.get(id);
  if (good === undefined) return -1;
  for (let offer = firstOffer[good] ?? 0; offer < (firstOffer[good + 1] ?? 0); offer += 1) {
    const place = offers.indexOf(offer);
    if (place >= 0) return place;
  }
  return -1;
}

/** Values without those at some places, which stand in order. */
function without(values: Int32Array, places: readonly number[]): Int32Array {
  const rest = new Int32Array(values.length - places.length);
  let [from, to] = [0, 0];
  for (const place of [...places, values.length]) {
    rest.set(values.subarray(from, place), to);
    to += place - from;
    from = place + 1;
  }
  return rest;
}

/**
 * Offers that stand for pinned goods, in the order of the pins, and all others as they stood: `pinnedFirst` of the domain on columns.
 * Pins are few and goods very many: what is built in looks for the former among the latter.
 */
export function pinnedOffers(
  table: GoodsTable,
  offers: Int32Array,
  pins: readonly number[],
): { pinned: number[]; others: Int32Array } {
  const places = pins.map((id) => placeOf(table, offers, id)).filter((place) => place >= 0);
  if (places.length === 0) return { pinned: [], others: offers };
  return {
    pinned: places.map((place) => offers[place] ?? 0),
    others: without(
      offers,
      places.toSorted((a, b) => a - b),
    ),
  };
}
