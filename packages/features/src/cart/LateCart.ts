import type { PayloadOf } from '@siren/contract/calls';
import type { CartOffer, CartState, RemovedRow } from '@siren/domain/cart';
import type { CartSession } from './CartSession.ts';
import type { CartCall, CartProgress } from './CartSurroundings.ts';
import type { CartPlace } from './openCart.ts';

/** What may be done to the cart of this tab. */
export type Cart = { [Key in keyof CartSession]: CartSession[Key] };

const IDLE: CartProgress = { changes: [], calls: 0, flying: [] };

/**
 * A cart that is shown on every page and changed on few: how it is changed is code that comes once the page idles, or
 * with the first change. Until then there is nothing to show on top of what the server told.
 */
export class LateCart implements Cart {
  readonly #place: CartPlace;
  readonly #listeners = new Set<() => void>();
  #session: CartSession | null = null;
  #coming: Promise<CartSession> | null = null;

  constructor(place: CartPlace) {
    this.#place = place;
  }

  /** Fetches the code; what cannot be had is fetched again with the next change. */
  readonly prepare = (): Promise<CartSession> => {
    this.#coming ??= import('./openCart.ts').then(
      ({ openCart }) => {
        const session = (this.#session = openCart(this.#place));
        session.subscribe(() => this.#listeners.forEach((listener) => listener()));
        return session;
      },
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly progress = (): CartProgress => this.#session?.progress() ?? IDLE;

  shown(saved: CartState): CartState {
    return this.#session?.shown(saved) ?? saved;
  }

  isOvertaken(cart: CartState, ms: number): boolean {
    return this.#session?.isOvertaken(cart, ms) ?? false;
  }

  readonly look = (): void => void this.#do((session) => Promise.resolve(session.look()));
  readonly flush = (): void => this.#session?.flush();
  readonly leave = (): void => this.#session?.leave();

  async settled(): Promise<boolean> {
    return this.#coming ? this.#do((session) => session.settled()) : true;
  }

  setQuantity(id: number, quantity: number): void {
    void this.#do((session) => Promise.resolve(session.setQuantity(id, quantity)));
  }

  add(offer: CartOffer): Promise<boolean> {
    return this.#do((session) => session.add(offer));
  }

  remove(ids: readonly number[]): Promise<boolean> {
    return this.#do((session) => session.remove(ids));
  }

  restore(gone: readonly Omit<RemovedRow, 'id'>[]): Promise<boolean> {
    return this.#do((session) => session.restore(gone));
  }

  toggle(ids: readonly number[], selected: boolean): Promise<boolean> {
    return this.#do((session) => session.toggle(ids, selected));
  }

  toggleAll(selected: boolean): Promise<boolean> {
    return this.#do((session) => session.toggleAll(selected));
  }

  change<Path extends CartCall>(
    path: Path,
    payload: PayloadOf<Path>,
    onFailure?: (error: unknown) => void,
  ): Promise<boolean> {
    return this.#do((session) => session.change(path, payload, onFailure));
  }

  /** At once where the code is there; answers false, after words of why, where it cannot be had. */
  #do(change: (session: CartSession) => Promise<boolean | void>): Promise<boolean> {
    const done = this.#session ? change(this.#session) : this.prepare().then(change);
    return done.then(
      (made) => made ?? true,
      (error: unknown) => {
        this.#place.onFailure(error);
        return false;
      },
    );
  }
}
