import { meansTotal, returnCauses, returnShares, returnValue, soldOf } from '@siren/domain/returns';
import type { Means, ReturnCause, ReturnWish, SoldOrder } from '@siren/domain/returns';
import type { StaffOrder } from '@siren/domain/orders';
import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';

/** In place of a store: the goods are of no use any more. */
export const WRITTEN_OFF = 'off';

export interface ReturnForm {
  sold: SoldOrder;
  /** Pieces of a row that come back. */
  piecesOf(row: number): number;
  setPieces(row: number, quantity: number): void;
  isServiceChosen(at: number): boolean;
  chooseService(at: number, chosen: boolean): void;
  cause: ReturnCause;
  setCause(value: string): void;
  /** Id of a store, or `WRITTEN_OFF`. */
  store: string;
  setStore(value: string): void;
  /** All that is left of goods. */
  chooseAll(): void;
  /** Roubles. */
  value: number;
  shares: Means;
  wish: ReturnWish;
  /** Of this return: pressed again it is taken once. */
  key: string;
}

/** What is chosen to come back, and what of it goes back how: by the rule that the server goes by. */
export function useReturn(shown: StaffOrder): ReturnForm {
  const [key, setKey] = useState(newIdempotencyKey);
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [services, setServices] = useState<readonly number[]>([]);
  const [cause, setCause] = useState<ReturnCause>('changed_mind');
  /** What is changed is another return: the one that was sent may have been taken, though nobody heard of it. */
  const another = (change: () => void) => {
    setKey(newIdempotencyKey());
    change();
  };
  const { order, stores } = shown;
  const home = order.delivery.store?.id ?? stores[0]?.id;
  const [store, setStore] = useState(home === undefined ? WRITTEN_OFF : String(home));
  const sold = soldOf(shown);
  const goods = Object.entries(pieces).flatMap(([row, quantity]) =>
    quantity > 0 ? [{ row: Number(row), quantity }] : [],
  );
  const wish = { goods, services };
  const value = Math.min(returnValue(sold, wish), meansTotal(sold.left));
  return {
    sold,
    piecesOf: (row) => pieces[row] ?? 0,
    setPieces: (row, quantity) => another(() => setPieces((before) => ({ ...before, [row]: quantity }))),
    isServiceChosen: (at) => services.includes(at),
    chooseService: (at, chosen) =>
      another(() =>
        setServices((before) => (chosen ? [...before, at] : before.filter((other) => other !== at))),
      ),
    cause,
    setCause: (chosen) => another(() => setCause(returnCauses.find((one) => one === chosen) ?? 'other')),
    store,
    setStore: (value) => another(() => setStore(value)),
    chooseAll: () =>
      another(() =>
        setPieces(
          Object.fromEntries(sold.goods.map(({ quantity, returned }, at) => [at, quantity - returned])),
        ),
      ),
    value,
    shares: returnShares(sold.left, value),
    wish,
    key,
  };
}
