import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { CART_DEBOUNCE_MS, canBulkToggle, selectableRows } from '@siren/domain/cart';
import type { CartChange, CartOffer, CartState, RemovedRow } from '@siren/domain/cart';
import { createDebouncer } from '@siren/domain/scheduling';
import type { DebounceEvent } from '@siren/domain/scheduling';
import { CallQueue } from './CallQueue.ts';
import { CartReader } from './CartReader.ts';
import { IDLE, STAND_IN_FROM } from './CartSurroundings.ts';
import type { CartCall, CartProgress, CartSurroundings, Sending } from './CartSurroundings.ts';
import { createOverlay } from './createOverlay.ts';
import { isCallMade } from './isCallMade.ts';
import { keepSame } from './keepSame.ts';
import { stayedCallText, stayedText } from './stayedText.ts';
import { wasMade } from './wasMade.ts';
import { withoutOnce } from './withoutOnce.ts';
import { lastQuantity, withoutWaiting } from './withoutWaiting.ts';

const debouncer = createDebouncer<number>(CART_DEBOUNCE_MS);

/**
 * What the buyer does to the cart in this tab. What is shown is always the server's cart with the unanswered
 * changes on top (behaviour cart-2): an answer replaces the first, a failure drops the second, and there is no
 * state to roll back. Calls go out one after the other, so that the last answer is the newest state; where an answer
 * is lost, or another tab made a change, the server is asked what it has.
 */
export class CartSession {
  readonly #around: CartSurroundings;
  readonly #listeners = new Set<() => void>();
  readonly #queue = new CallQueue();
  readonly #reader: CartReader;
  #progress = IDLE;
  #debounce = debouncer.initial;
  readonly #unanswered = new Set<Promise<boolean>>();
  readonly #sent = new WeakSet<CartChange>();
  readonly #without = (ids: readonly number[]) => withoutWaiting(this.#progress.changes, ids, this.#sent);
  #standIn = STAND_IN_FROM;
  /** Quantities that are wanted of rows that are being saved, by id: sent once that is answered. */
  readonly #wishes = new Map<number, number>();
  readonly #overlay = createOverlay();
  #written: CartState | null = null;
  #writtenAt = 0;

  constructor(around: CartSurroundings) {
    this.#around = around;
    this.#reader = new CartReader({ ...around, write: (cart) => this.#write(cart) }, this.#queue);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly progress = (): CartProgress => this.#progress;

  /** `saved` with the unanswered changes on top; the same object for everybody who asks. */
  readonly shown = (saved: CartState): CartState => this.#overlay(saved, this.#progress.changes);

  /** Whether a cart that came from elsewhere may be older than what was answered here within so many ms. */
  isOvertaken(cart: CartState, ms: number): boolean {
    if (cart === this.#written) return false;
    return this.#progress.calls > 0 || this.#around.now() - this.#writtenAt < ms;
  }

  /** Asks the server what it has, after what is on its way: another tab made a change, or the connection was gone. */
  readonly look = (): void => this.#reader.look();

  /**
   * Saved once nothing changed for 200 ms; 0 removes the row. A row that is being saved takes no change
   * (behaviour cart-3): what is wanted of it is shown, and sent after the answer. One that is being added takes none.
   */
  setQuantity(id: number, quantity: number): void {
    if (id <= STAND_IN_FROM) return;
    if (this.#isFlying([id])) this.#wishes.set(id, quantity);
    else this.#step({ type: 'change', key: String(id), value: quantity });
    this.#show({
      changes: [...this.#without([id]), { type: 'update', id, quantity }],
    });
  }

  /** Adds one piece, on top of what was asked for before. */
  add(offer: CartOffer): Promise<boolean> {
    this.flush();
    const change: CartChange = { type: 'add', id: this.#standIn--, offer, quantity: 1 };
    return this.#send('/api/cart/add', { id: offer.id }, { change, items: [] });
  }

  remove(ids: readonly number[]): Promise<boolean> {
    const [id] = ids;
    if (id === undefined || this.#isFlying(ids)) return Promise.resolve(false);
    const sending: Sending = { change: { type: 'delete', ids }, items: ids };
    this.#step({ type: 'begin', keys: ids.map(String) });
    this.#show({ changes: this.#without(ids) });
    if (ids.length > 1) return this.#send('/api/cart/delete-multi', { ids: [...ids] }, sending);
    return this.#send('/api/cart/delete', { id }, sending);
  }

  /** Brings back what was removed, as it was: all of it or nothing. */
  restore(gone: readonly Omit<RemovedRow, 'id'>[]): Promise<boolean> {
    this.flush();
    const standIns = gone.map((row) => ({ ...row, id: this.#standIn-- }));
    const change: CartChange = { type: 'restore', rows: standIns };
    const rows = gone.map(({ offer, quantity, selected }) => ({ offer: offer.id, quantity, selected }));
    return this.#send('/api/cart/restore', { rows }, { change, items: [] });
  }

  /** Sends at once what waits for quiet, and in its turn what waits for an answer: the buyer wants to order. */
  readonly flush = (): void => {
    this.#step({ type: 'due' }, Number.POSITIVE_INFINITY);
    for (const [id, quantity] of this.#wishes) this.#sendQuantity(id, quantity);
    this.#wishes.clear();
  };

  /** Sends at once everything that waits, for quiet or for its turn: the buyer leaves. */
  readonly leave = (): void => {
    this.flush();
    // Should the buyer come back, the last answer of several may not be the newest.
    if (this.#queue.hurry()) this.look();
  };

  /** Waits until everything is answered; false where any of what it waited for was not made. */
  async settled(): Promise<boolean> {
    let made = true;
    for (this.flush(); this.#unanswered.size > 0; this.flush()) {
      if ((await Promise.all(this.#unanswered)).includes(false)) made = false;
    }
    return made;
  }

  toggle(ids: readonly number[], selected: boolean): Promise<boolean> {
    if (this.#isFlying(ids)) return Promise.resolve(false);
    const change: CartChange = { type: 'toggle', ids, selected };
    return this.#send('/api/cart/toggle', { ids: [...ids], selected }, { change, items: ids });
  }

  /**
   * Selects all rows that can be ordered, or deselects all; does nothing on an empty cart or while changes fly
   * (behaviour cart-3).
   */
  toggleAll(selected: boolean): Promise<boolean> {
    const cart = this.#around.read();
    if (!cart || !canBulkToggle(cart.content, this.#progress.changes)) return Promise.resolve(false);
    const ids = (selected ? selectableRows(cart) : cart.content).flatMap(({ grouped }) => grouped);
    return ids.length > 0 ? this.toggle(ids, selected) : Promise.resolve(false);
  }

  /**
   * Calls that change the cart as a whole: coupon, city, pay type, codes. Nothing is shown before the answer;
   * `onFailure` hears why there is none in place of everybody.
   */
  change<Path extends CartCall>(
    path: Path,
    payload: PayloadOf<Path>,
    onFailure: Sending['onFailure'] = (error) =>
      this.#around.onFailure(error, stayedCallText(path, this.#around.read())),
  ): Promise<boolean> {
    const isMade: Sending['isMade'] = (...carts) => isCallMade(path, payload, ...carts);
    const brings = path === '/api/cart/add-by-codes';
    return this.#send(path, payload, { change: null, items: [], brings, onFailure, isMade });
  }

  #isFlying(ids: readonly number[]): boolean {
    return ids.some((id) => this.#progress.flying.includes(id));
  }

  #step(event: DebounceEvent<number>, now = this.#around.now()): void {
    const { state, effects } = debouncer.step(this.#debounce, event, now);
    this.#debounce = state;
    for (const effect of effects) {
      if (effect.type === 'wait') {
        const ms = Math.max(0, effect.until - this.#around.now());
        this.#around.later(() => this.#step({ type: 'due' }), ms);
      }
      if (effect.type === 'send') this.#sendQuantity(Number(effect.key), effect.value);
    }
  }

  #sendQuantity(id: number, quantity: number): void {
    const sending: Sending = { change: lastQuantity(this.#progress.changes, id), items: [id] };
    void this.#send('/api/cart/update', { id, quantity }, sending);
  }

  /** Queues one call; answers whether the server has made the change. */
  #send<Path extends CartCall>(path: Path, payload: PayloadOf<Path>, sending: Sending): Promise<boolean> {
    const { changes, calls, flying } = this.#progress;
    const { change, items } = sending;
    if (change) this.#sent.add(change);
    const added = change && !changes.includes(change) ? [change] : [];
    this.#show({ changes: [...changes, ...added], calls: calls + 1, flying: [...flying, ...items] });
    const sent = this.#queue.add(async () => {
      const visit = this.#around.visit();
      let failure: unknown = null;
      const answer = await this.#around.api
        // The buyer may leave the page at once: what they did is saved all the same.
        .call(path, payload, { keepalive: true })
        .catch((error: unknown) => void (failure = error));
      if (answer && visit === this.#around.visit()) return this.#settle(sending, answer, null);
      // Refused as a whole, and nothing else is in doubt but who one is.
      if (failure instanceof ApiError && !change && !failure.is('user.not_authorized'))
        return this.#settle(sending, null, failure);
      return this.#settle(sending, await this.#reader.fresh(), failure);
    });
    this.#unanswered.add(sent);
    void sent.then(() => this.#unanswered.delete(sent));
    return sent;
  }

  /** Takes over the server's cart, null where nobody knows it, and drops the change: in one go, or rows would flicker. */
  #settle(sending: Sending, cart: CartState | null, failure: unknown): boolean {
    const { change, items, brings, onFailure, isMade } = sending;
    const before = this.#around.read();
    const made = wasMade({ change, isMade }, before, cart, failure);
    if (cart) this.#write(cart);
    this.#step({ type: 'settle', keys: items.map(String) });
    this.#show({
      changes: this.#progress.changes.filter((other) => other !== change),
      calls: this.#progress.calls - 1,
      flying: withoutOnce(this.#progress.flying, items),
    });
    this.#grant(items, made);
    if (!made) (onFailure ?? this.#around.onFailure)(failure, stayedText(change, before, cart));
    if (made && (change || brings) && before && cart) this.#around.onSaved(change, before, cart);
    if (!(failure instanceof ApiError)) this.#around.tell();
    return made;
  }

  /** Goes on with what was wanted of rows meanwhile; where they were not saved the buyer is told what stayed instead. */
  #grant(ids: readonly number[], made: boolean): void {
    for (const id of ids) {
      const quantity = this.#wishes.get(id);
      if (quantity === undefined || this.#isFlying([id])) continue;
      this.#wishes.delete(id);
      if (made) this.setQuantity(id, quantity);
      else this.#show({ changes: this.#without([id]) });
    }
  }

  #write(cart: CartState): void {
    this.#written = keepSame(this.#around.read(), cart);
    this.#writtenAt = this.#around.now();
    this.#around.write(this.#written);
  }

  #show(next: Partial<CartProgress>): void {
    this.#progress = { ...this.#progress, ...next };
    for (const listener of this.#listeners) listener();
  }
}
