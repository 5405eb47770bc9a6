import type { CartState } from '@siren/domain/cart';
import type { CallQueue } from './CallQueue.ts';
import type { CartSurroundings } from './CartSurroundings.ts';

/** Pause before the server is asked again after it did not answer, ms; each time twice as long, up to the second. */
const PAUSE_MS = 2_000;
const PAUSE_MAX_MS = 60_000;

type Around = Pick<CartSurroundings, 'ask' | 'later' | 'visit' | 'write'>;

/** Asks the server for its cart, in turn with the changes, and again until it answers. */
export class CartReader {
  readonly #around: Around;
  readonly #queue: CallQueue;
  #waits = false;
  #pause = PAUSE_MS;
  #pausing = false;

  constructor(around: Around, queue: CallQueue) {
    this.#around = around;
    this.#queue = queue;
  }

  /** Takes over the server's cart once nothing else is on its way: else it could be of before a change. */
  look(): void {
    if (this.#waits) return;
    this.#waits = true;
    void this.#queue.add(async () => {
      this.#waits = false;
      const cart = await this.fresh();
      if (cart) this.#around.write(cart);
    });
  }

  /** The server's cart; null where it cannot be had now: then it is looked for later. */
  async fresh(): Promise<CartState | null> {
    const visit = this.#around.visit();
    const cart = await this.#around.ask().catch(() => null);
    // Somebody signed in or out, or went to another city, while it was asked for.
    if (cart && visit !== this.#around.visit()) return this.fresh();
    if (cart) this.#pause = PAUSE_MS;
    else this.#lookLater();
    return cart;
  }

  #lookLater(): void {
    if (this.#pausing) return;
    this.#pausing = true;
    this.#around.later(() => {
      this.#pausing = false;
      this.look();
    }, this.#pause);
    this.#pause = Math.min(2 * this.#pause, PAUSE_MAX_MS);
  }
}
