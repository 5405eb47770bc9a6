import { meansTotal, returnCauses, returnShares, returnValue, soldOf } from '@siren/domain/returns';
import type { Means, OrderReturn, ReturnCause, ReturnWish, SoldOrder } from '@siren/domain/returns';
import type { StaffOrder } from '@siren/domain/orders';
import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { useKeyedPress } from './useKeyedPress.ts';
import type { KeyedPress } from './useKeyedPress.ts';
import type { OpenOrder } from './useOrder.ts';

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
  /** Id of a store, or `WRITTEN_OFF`; empty where whoever takes it back has no store of their own there and has not chosen yet. */
  store: string;
  setStore(value: string): void;
  /** All that is left of goods. */
  chooseAll(): void;
  isNothing: boolean;
  /** Goods are chosen, and not where they go. */
  isUnplaced: boolean;
  /** Roubles. */
  value: number;
  shares: Means;
  wish: ReturnWish;
  /** What is known of the press that takes it back. */
  press: KeyedPress;
  /** What was sold, and what has come back of it, is what the wish is about. */
  isSame: boolean;
  /** @param tell whether the buyer is told @returns the return as it was made; null where it was not, or nobody heard of it */
  take(tell: boolean): Promise<OrderReturn | null>;
}

/** What a return is about: places of rows, what is left of them, and with which means it was paid. */
const contents = (shown: StaffOrder): string =>
  JSON.stringify([shown.order.lines.map(({ offer }) => offer), soldOf(shown)]);

/** What is chosen to come back, of an order that stays as it was when one began. */
function useReturnWish(base: StaffOrder) {
  const [key, setKey] = useState(newIdempotencyKey);
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [services, setServices] = useState<readonly number[]>([]);
  const [cause, setCause] = useState<ReturnCause>('changed_mind');
  /** What is changed is another return: the one that was sent may have been taken, though nobody heard of it. */
  const another = (change: () => void) => {
    setKey(newIdempotencyKey());
    change();
  };
  const { order, stores } = base;
  const home = (stores.find(({ id }) => id === order.delivery.store?.id) ?? stores[0])?.id;
  const [store, setStore] = useState(String(home ?? ''));
  const sold = soldOf(base);
  const goods = Object.entries(pieces).flatMap(([row, quantity]) =>
    quantity > 0 ? [{ row: Number(row), quantity }] : [],
  );
  return {
    key,
    sold,
    wish: { goods, services },
    piecesOf: (row: number) => pieces[row] ?? 0,
    setPieces: (row: number, quantity: number) =>
      another(() => setPieces((before) => ({ ...before, [row]: quantity }))),
    isServiceChosen: (at: number) => services.includes(at),
    chooseService: (at: number, chosen: boolean) =>
      another(() =>
        setServices((before) => (chosen ? [...before, at] : before.filter((other) => other !== at))),
      ),
    cause,
    setCause: (chosen: string) =>
      another(() => setCause(returnCauses.find((one) => one === chosen) ?? 'other')),
    store,
    setStore: (value: string) => another(() => setStore(value)),
    chooseAll: () =>
      another(() =>
        setPieces(
          Object.fromEntries(sold.goods.map(({ quantity, returned }, at) => [at, quantity - returned])),
        ),
      ),
  };
}

/**
 * What is chosen to come back, what of it goes back how, by the rule that the server goes by, and how it is taken back.
 *
 * @param base the order that the wish is about; it stays the same while `shown` may change
 */
export function useReturn(
  base: StaffOrder,
  shown: StaffOrder,
  open: Pick<OpenOrder, 'takeBack'>,
): ReturnForm {
  const { key, ...form } = useReturnWish(base);
  const { sold, wish, cause, store } = form;
  const isSame = contents(base) === contents(shown);
  // A note of somebody else's is no matter. Another return is: what is left, and what it is worth, is something else.
  const [version, setVersion] = useState(shown.version);
  if (isSame && version !== shown.version) setVersion(shown.version);
  const press = useKeyedPress(key, isSame);
  const isNothing = wish.goods.length + wish.services.length === 0;
  const isUnplaced = wish.goods.length > 0 && store === '';
  const value = Math.min(returnValue(sold, wish), meansTotal(sold.left));

  async function take(tell: boolean): Promise<OrderReturn | null> {
    if (isNothing || isUnplaced || !press.canSend) return null;
    const answer = await press.send(() =>
      open.takeBack({
        version,
        goods: [...wish.goods],
        services: [...wish.services],
        cause,
        store: store === WRITTEN_OFF || store === '' ? null : Number(store),
        idempotencyKey: key,
        tell,
      }),
    );
    // It was taken in no other state than that of `base`: the first return after those is this one, whatever came after it.
    return answer?.returns[base.returns.length] ?? null;
  }
  return {
    ...form,
    isNothing,
    isUnplaced,
    value,
    shares: returnShares(sold.left, value),
    press,
    isSame,
    take,
  };
}
