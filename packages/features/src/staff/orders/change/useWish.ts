import type { PayloadOf } from '@siren/contract/calls';
import type { FoundGood } from './FoundGood.ts';
import type { Order } from '@siren/domain/orders';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../api/index.ts';

/** How an order is to be, as the calls take it. */
export type Wish = Omit<PayloadOf<'/api/admin/orders/change-quote'>, 'id'>;
type Chosen = Wish['services'][number];

/** A good that comes to the order, as it was found. */
export interface AddedRow extends FoundGood {
  quantity: number;
}

interface Draft {
  /** Pieces of rows that were touched, by their place. */
  rows: Readonly<Record<number, number>>;
  added: readonly AddedRow[];
  services: readonly Chosen[];
}

const chosenOf = ({ services }: Order): Chosen[] => services.map(({ key, quantity }) => ({ key, quantity }));

/** What is left out stays as it is. Services keep the order in which they stand: the same wish is written the same way. */
function wishOf(order: Order, { rows, added, services }: Draft): Wish {
  const had = order.services.flatMap(({ key }) => services.find((one) => one.key === key) ?? []);
  const others = services.filter(({ key }) => order.services.every((one) => one.key !== key));
  return {
    rows: order.lines.flatMap((line, row) => {
      const quantity = rows[row] ?? line.quantity;
      return quantity === line.quantity ? [] : [{ row, quantity }];
    }),
    added: added.map(({ offer, quantity }) => ({ offer, quantity })),
    services: [...had, ...others],
  };
}

export interface WishForm {
  wish: Wish;
  isChanged: boolean;
  /** Of the change that is wished: pressed again it is made once. */
  key: string;
  added: readonly AddedRow[];
  /** Pieces of a row as it is wished. */
  piecesOf(row: number): number;
  setPieces(row: number, quantity: number): void;
  /** One piece more of a good, in the row that it has already. */
  addGood(good: FoundGood): void;
  setAdded(offer: number, quantity: number): void;
  removeAdded(offer: number): void;
  quantityOf(service: string): number | null;
  /** Chooses a service instead of all others of its group, sets its quantity, or with null takes it away. */
  setService(service: string, quantity: number | null, group: readonly string[]): void;
}

/** How somebody wishes an order to be. */
export function useWish(order: Order): WishForm {
  const [key, setKey] = useState(newIdempotencyKey);
  const [draft, setDraft] = useState<Draft>(() => ({ rows: {}, added: [], services: chosenOf(order) }));
  /** What is wished otherwise is another change: the one that was sent may have been made, though nobody heard of it. */
  const another = (next: (before: Draft) => Partial<Draft>) => {
    setKey(newIdempotencyKey());
    setDraft((before) => ({ ...before, ...next(before) }));
  };
  const wish = wishOf(order, draft);
  const piecesOf = (row: number) => draft.rows[row] ?? order.lines[row]?.quantity ?? 0;
  const setPieces = (row: number, quantity: number) =>
    another(({ rows }) => ({ rows: { ...rows, [row]: quantity } }));
  const setAdded = (offer: number, quantity: number) =>
    another(({ added }) => ({
      added: added.map((one) => (one.offer === offer ? { ...one, quantity } : one)),
    }));
  return {
    wish,
    isChanged:
      wish.rows.length + wish.added.length > 0 ||
      JSON.stringify(wish.services) !== JSON.stringify(chosenOf(order)),
    key,
    added: draft.added,
    piecesOf,
    setPieces,
    addGood(good) {
      const row = order.lines.findIndex(({ offer }) => offer === good.offer);
      const known = draft.added.find(({ offer }) => offer === good.offer);
      if (row >= 0) setPieces(row, piecesOf(row) + 1);
      else if (known) setAdded(good.offer, known.quantity + 1);
      else another(({ added }) => ({ added: [...added, { ...good, quantity: 1 }] }));
    },
    setAdded,
    removeAdded: (offer) => another(({ added }) => ({ added: added.filter((one) => one.offer !== offer) })),
    quantityOf: (service) => draft.services.find((one) => one.key === service)?.quantity ?? null,
    setService: (service, quantity, group) =>
      another(({ services }) => {
        const others = services.filter((one) => one.key !== service && !group.includes(one.key));
        return { services: quantity === null ? others : [...others, { key: service, quantity }] };
      }),
  };
}
