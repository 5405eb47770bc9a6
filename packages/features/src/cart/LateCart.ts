import type { PayloadOf } from '@siren/contract/calls';
import { NetworkError } from '@siren/contract/errors';
import type { CartChange, CartOffer, CartState, RemovedRow } from '@siren/domain/cart';
import { whenIdle } from '@siren/ui/element';
import type { Tabs } from '../info/index.ts';
import type { CartSession } from './CartSession.ts';
import { IDLE } from './CartSurroundings.ts';
import type { CartCall, CartProgress } from './CartSurroundings.ts';
import type { CartPlace } from './openCart.ts';
import { stayedText } from './stayedText.ts';

/** What may be done to the cart of this tab. */
export type Cart = { [Key in Exclude<keyof CartSession, 'flush'>]: CartSession[Key] };

type CartCode = Pick<typeof import('./openCart.ts'), 'openCart' | 'followCart'>;

let loaded: CartCode | null = null;
let coming: Promise<CartCode> | null = null;

/** Fetches what changes the cart; what cannot be had is fetched again the next time. */
export const fetchCart = (): Promise<CartCode> =>
  (coming ??= import('./openCart.ts').then(
    ({ openCart, followCart }) => (loaded = { openCart, followCart }),
    (error: unknown) => {
      coming = null;
      throw error;
    },
  ));

/**
 * A cart that is shown on every page and changed on few: how it is changed is code that comes once the page idles, or
 * with the first change. Until then there is nothing to show on top of what the server told.
 */
export class LateCart implements Cart {
  readonly #place: CartPlace;
  readonly #listeners = new Set<() => void>();
  #session: CartSession | null = null;

  constructor(place: CartPlace) {
    this.#place = place;
  }

  /** From when the page idles: keeps in step with the server. Answers what ends it. */
  follow(tabs: Tabs): () => void {
    let end: (() => void) | null = () => {};
    whenIdle(() => {
      fetchCart().then(
        (code) => {
          if (end) end = code.followCart(this.#open(code), tabs);
        },
        // It is asked for again with the first change.
        () => {},
      );
    });
    return () => {
      end?.();
      end = null;
    };
  }

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

  readonly look = (): void => void this.#do((session) => session.look());
  readonly leave = (): void => this.#session?.leave();

  async settled(): Promise<boolean> {
    return coming ? this.#do((session) => session.settled()) : true;
  }

  setQuantity(id: number, quantity: number): void {
    void this.#do((session) => session.setQuantity(id, quantity), { type: 'update', id, quantity });
  }

  add(offer: CartOffer): Promise<boolean> {
    return this.#do((session) => session.add(offer), { type: 'add', id: 0, offer, quantity: 1 });
  }

  remove(ids: readonly number[]): Promise<boolean> {
    return this.#do((session) => session.remove(ids), { type: 'delete', ids });
  }

  restore(gone: readonly Omit<RemovedRow, 'id'>[]): Promise<boolean> {
    return this.#do((session) => session.restore(gone));
  }

  toggle(ids: readonly number[], selected: boolean): Promise<boolean> {
    return this.#do((session) => session.toggle(ids, selected), { type: 'toggle', ids, selected });
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
  async #do(work: (session: CartSession) => unknown, change: CartChange | null = null): Promise<boolean> {
    try {
      return (await work(this.#open(loaded ?? (await fetchCart())))) !== false;
    } catch (error) {
      const cart = this.#place.read();
      this.#place.onFailure(new NetworkError('unreachable', 0, error), stayedText(change, cart, null));
      return false;
    }
  }

  #open({ openCart }: CartCode): CartSession {
    if (!this.#session) {
      this.#session = openCart(this.#place);
      this.#session.subscribe(() => this.#listeners.forEach((listener) => listener()));
    }
    return this.#session;
  }
}
