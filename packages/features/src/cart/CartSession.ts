import type { AnswerOf, Api, CallPath, PayloadOf } from '@siren/contract/calls';
import { CART_DEBOUNCE_MS, canBulkToggle } from '@siren/domain/cart';
import type { CartChange, CartOffer, CartState } from '@siren/domain/cart';
import { createDebouncer } from '@siren/domain/scheduling';
import type { DebounceEvent } from '@siren/domain/scheduling';

/** Calls that answer the full cart. */
type CartCall = {
  [Path in CallPath]: AnswerOf<Path> extends CartState ? Path : never;
}[CallPath];

/** Changes that are shown already and not answered yet, in the order made. */
export interface CartProgress {
  changes: readonly CartChange[];
  /** How many calls have not been answered. */
  calls: number;
}

export interface CartSurroundings {
  api: Api;
  /** The cart as the server last told it. */
  read(): CartState | undefined;
  write(cart: CartState): void;
  /** Hears of a change that is saved, with the server's cart before and after it. */
  onSaved(change: CartChange, before: CartState, after: CartState): void;
  /** Hears why a change was taken back. */
  onFailure(error: unknown): void;
  /** ms since 1970 */
  now(): number;
  /** Runs `task` after `ms`. */
  later(task: () => void, ms: number): void;
}

/** A row that was taken out, to be brought back. */
export interface RemovedRow {
  offer: CartOffer;
  quantity: number;
  selected: boolean;
}

const debouncer = createDebouncer<number>(CART_DEBOUNCE_MS);
const IDLE: CartProgress = { changes: [], calls: 0 };

/** Stand-in ids of rows that the server has not named yet: below 0, so that no real id is met. */
const STAND_IN_FROM = -1;

/**
 * What the buyer does to the cart in this tab. What is shown is always the server's cart with the unanswered
 * changes on top (specification §4): an answer replaces the first, a failure drops the second, and there is no
 * state to roll back. Calls go out one after the other, so that the last answer is the newest state.
 */
export class CartSession {
  readonly #around: CartSurroundings;
  readonly #listeners = new Set<() => void>();
  #progress = IDLE;
  #debounce = debouncer.initial;
  #queue: Promise<boolean> = Promise.resolve(true);
  #standIn = STAND_IN_FROM;

  constructor(around: CartSurroundings) {
    this.#around = around;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly progress = (): CartProgress => this.#progress;

  /** Saved once nothing changed for 200 ms; 0 removes the row. A row that is being saved takes no change. */
  setQuantity(id: number, quantity: number): void {
    if (id <= STAND_IN_FROM) return;
    const before = this.#debounce;
    this.#step({ type: 'change', key: String(id), value: quantity });
    if (this.#debounce === before) return;
    const others = this.#progress.changes.filter((change) => change.type !== 'update' || change.id !== id);
    this.#show({ changes: [...others, { type: 'update', id, quantity }] });
  }

  /** Adds one piece. */
  add(offer: CartOffer): Promise<boolean> {
    const change: CartChange = { type: 'add', id: this.#standIn--, offer, quantity: 1 };
    return this.#send('/api/cart/add', { id: offer.id }, change);
  }

  remove(ids: readonly number[]): Promise<boolean> {
    this.#step({ type: 'begin', keys: ids.map(String) });
    const change: CartChange = { type: 'delete', ids };
    const [id] = ids;
    if (id === undefined) return Promise.resolve(false);
    return ids.length === 1
      ? this.#send('/api/cart/delete', { id }, change, ids)
      : this.#send('/api/cart/delete-multi', { ids: [...ids] }, change, ids);
  }

  /** Brings back what was removed, as it was. */
  async restore(gone: readonly RemovedRow[]): Promise<void> {
    for (const { offer, quantity, selected } of gone) {
      const added = await this.add(offer);
      const row = this.#around.read()?.content.find((other) => other.offer === offer.id);
      if (added && row && quantity > 1) await this.change('/api/cart/update', { id: row.id, quantity });
      if (added && row && !selected) await this.toggle(row.grouped, false);
    }
  }

  /** Sends at once what waits for quiet: the buyer leaves, or wants to order. */
  readonly flush = (): void => this.#step({ type: 'due' }, Number.POSITIVE_INFINITY);

  /** Waits until everything done so far is answered; false where the last of it was refused. */
  async settled(): Promise<boolean> {
    this.flush();
    return this.#queue;
  }

  toggle(ids: readonly number[], selected: boolean): Promise<boolean> {
    return this.#send('/api/cart/toggle', { ids: [...ids], selected }, { type: 'toggle', ids, selected });
  }

  /** Selects or deselects all rows; does nothing on an empty cart or while changes fly (specification §5). */
  toggleAll(selected: boolean): Promise<boolean> {
    const content = this.#around.read()?.content ?? [];
    if (!canBulkToggle(content, this.#progress.changes)) return Promise.resolve(false);
    return this.toggle(
      content.flatMap(({ grouped }) => grouped),
      selected,
    );
  }

  /**
   * Calls that change the cart as a whole: coupon, city, pay type. Nothing is shown before the answer; `onFailure`
   * hears why there is none in place of everybody.
   */
  change<Path extends CartCall>(
    path: Path,
    payload: PayloadOf<Path>,
    onFailure?: (error: unknown) => void,
  ): Promise<boolean> {
    return this.#send(path, payload, null, [], onFailure);
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
    const change = this.#progress.changes.find((other) => other.type === 'update' && other.id === id) ?? null;
    void this.#send('/api/cart/update', { id, quantity }, change, [id]);
  }

  /** Queues one call; answers whether it succeeded. `rows` are the rows that it keeps from other changes. */
  #send<Path extends CartCall>(
    path: Path,
    payload: PayloadOf<Path>,
    change: CartChange | null,
    rows: readonly number[] = [],
    onFailure = this.#around.onFailure,
  ): Promise<boolean> {
    const { changes, calls } = this.#progress;
    const added = change && !changes.includes(change) ? [change] : [];
    this.#show({ changes: [...changes, ...added], calls: calls + 1 });
    const result = this.#queue.then(async () => {
      let cart: CartState | null = null;
      try {
        // The buyer may leave the page at once: what they did is saved all the same.
        cart = await this.#around.api.call(path, payload, { keepalive: true });
      } catch (error) {
        onFailure(error);
      }
      const before = this.#around.read();
      // All in one go, so that the row never shows a state in between.
      if (cart) this.#around.write(cart);
      this.#step({ type: 'settle', keys: rows.map(String) });
      this.#show({
        changes: this.#progress.changes.filter((other) => other !== change),
        calls: this.#progress.calls - 1,
      });
      if (cart && before && change) this.#around.onSaved(change, before, cart);
      return cart !== null;
    });
    this.#queue = result;
    return result;
  }

  #show(next: Partial<CartProgress>): void {
    this.#progress = { ...this.#progress, ...next };
    for (const listener of this.#listeners) listener();
  }
}
