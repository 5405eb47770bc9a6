import type { Order } from './entities.ts';
import type { StaffOrder } from './staffOrders.ts';

/** A good to be fetched from one place. */
export interface PickingRow {
  offer: number;
  article: string;
  name: string;
  options: string;
  /** null for pieces that nothing was put aside for. */
  store: { id: number; name: string } | null;
  quantity: number;
}

/** What of an order is put together: nothing here tells of money or of who ordered. */
export interface PickedOrder {
  order: Pick<Order, 'number' | 'lines'>;
  pieces: StaffOrder['pieces'];
}

/**
 * What is fetched for an order, a row for each good and place. Rows of the order that are one good at two prices are one
 * here: whoever fetches it sees no prices.
 */
export function pickingRows({ order: { lines }, pieces }: PickedOrder): PickingRow[] {
  const firsts = lines.filter((line, at) => lines.findIndex(({ offer }) => offer === line.offer) === at);
  return firsts.flatMap(({ offer, article, name, options }) => {
    let left = lines.reduce((sum, line) => sum + (line.offer === offer ? line.quantity : 0), 0);
    const places: Pick<PickingRow, 'store' | 'quantity'>[] = [];
    for (const piece of pieces) {
      const quantity = piece.offer === offer ? Math.min(piece.quantity, left) : 0;
      if (quantity > 0) places.push({ store: piece.store, quantity });
      left -= quantity;
    }
    if (left > 0) places.push({ store: null, quantity: left });
    return places.map((place) => ({ offer, article, name, options, ...place }));
  });
}

/** A good of several orders, as it is fetched from one place. */
export interface PickedGood extends Omit<PickingRow, 'store'> {
  /** Which orders it is for, in their order. */
  orders: { number: string; quantity: number }[];
}

/** What is fetched from one place. */
export interface PickingPlace {
  store: PickingRow['store'];
  goods: PickedGood[];
}

type NumberedRow = PickingRow & { number: string };

function goodsOf(rows: readonly NumberedRow[]): PickedGood[] {
  const byOffer = [...Map.groupBy(rows, ({ offer }) => offer).values()];
  return byOffer
    .flatMap((those) => {
      const [first] = those;
      if (!first) return [];
      const { offer, article, name, options } = first;
      const quantity = those.reduce((sum, row) => sum + row.quantity, 0);
      const orders = those.map((row) => ({ number: row.number, quantity: row.quantity }));
      return [{ offer, article, name, options, quantity, orders }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru') || one.offer - other.offer);
}

/** What is fetched for several orders in one go: places by their names, and last what nothing was put aside for. */
export function pickingPlaces(shown: readonly PickedOrder[]): PickingPlace[] {
  const rows = shown.flatMap((one) =>
    pickingRows(one).map((row): NumberedRow => ({ ...row, number: one.order.number })),
  );
  const places = [...Map.groupBy(rows, ({ store }) => store?.id ?? null).values()].map((those) => ({
    store: those[0]?.store ?? null,
    goods: goodsOf(those),
  }));
  return places.toSorted((one, other) => {
    if (one.store === null || other.store === null)
      return Number(one.store === null) - Number(other.store === null);
    return one.store.name.localeCompare(other.store.name, 'ru') || one.store.id - other.store.id;
  });
}
