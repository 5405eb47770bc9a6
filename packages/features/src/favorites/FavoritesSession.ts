import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { createBatcher, FAVORITES_BATCH_MS } from '@siren/domain/scheduling';
import type { BatchEvent } from '@siren/domain/scheduling';

/** Something that is kept, or was asked to be. */
export interface FavoriteChange {
  id: number;
  value: boolean;
  /** How many goods are kept now. */
  total: number;
}

export interface FavoritesSurroundings {
  api: Api;
  /** The server has taken a change: the count and other tabs hear of it. */
  onChange(change: FavoriteChange): void;
  /** Hears why a change was taken back; `value` is what was wished. */
  onFailure(error: unknown, value: boolean): void;
  /** Asks who one is: the session seems to have ended. */
  look(): void;
  /** ms since 1970 */
  now(): number;
  /** Runs `task` after `ms`. */
  later(task: () => void, ms: number): void;
}

/** What the buyer wants and the server has not answered yet. */
interface Wish {
  value: boolean;
  /** What the card said of it. */
  flag: boolean;
}

const batcher = createBatcher<number>(FAVORITES_BATCH_MS);

/** Most goods in one question. */
const ASK_MAX = 500;

/**
 * Which goods are kept, for all of this tab. There is one truth: the buyer's unanswered wish, else what the
 * server told last, by an answer or through another tab, else what came with the card. Calls go out one after
 * the other, so that quick presses end in the last wish and no answer is older than the one before it.
 */
export class FavoritesSession {
  readonly #around: FavoritesSurroundings;
  readonly #listeners = new Set<() => void>();
  readonly #watched = new Map<number, number>();
  readonly #told = new Map<number, boolean>();
  readonly #wishes = new Map<number, Wish>();
  #batch = batcher.initial;
  #queue: Promise<void> = Promise.resolve();
  /** Grows with every other visitor: answers for the one before are of no use. */
  #visit = 0;

  constructor(around: FavoritesSurroundings) {
    this.#around = around;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a good is kept; `flag` is what its card says, undefined where the card does not know. */
  isKept(id: number, flag?: boolean): boolean {
    return this.#wishes.get(id)?.value ?? this.#told.get(id) ?? flag ?? false;
  }

  /** By how many goods the count of the server will change once all is answered. */
  readonly unsaved = (): number => {
    let sum = 0;
    for (const [id, { value, flag }] of this.#wishes)
      sum += Number(value) - Number(this.#told.get(id) ?? flag);
    return sum;
  };

  /** A good is on the screen. One whose card knows nothing is asked about. Answers what ends it. */
  watch(id: number, flag?: boolean): () => void {
    this.#watched.set(id, (this.#watched.get(id) ?? 0) + 1);
    if (flag === undefined && !this.#told.has(id)) this.#step({ type: 'ask', ids: [id] });
    return () => {
      const left = (this.#watched.get(id) ?? 1) - 1;
      if (left > 0) this.#watched.set(id, left);
      else this.#watched.delete(id);
    };
  }

  /** Asks anew about everything on the screen: other devices may have changed it. */
  readonly check = (): void => this.#step({ type: 'ask', ids: [...this.#watched.keys()] });

  /** Somebody else uses this tab now: nothing told of the one before holds. */
  readonly forget = (): void => {
    this.#visit++;
    this.#told.clear();
    this.#wishes.clear();
    this.#show();
    this.check();
  };

  /** Another tab changed it. */
  hear(id: number, value: boolean): void {
    this.#told.set(id, value);
    this.#show();
  }

  /** Shown at once; taken back where the server refuses. */
  set(id: number, value: boolean, flag = false): void {
    this.#wishes.set(id, { value, flag });
    this.#show();
    this.#queue = this.#queue.then(() => this.#send(id));
  }

  async #send(id: number): Promise<void> {
    const wish = this.#wishes.get(id);
    // An earlier call of the queue took the last wish along, or it came back to what holds anyway.
    if (!wish) return;
    const done = () => this.#wishes.get(id) === wish && this.#wishes.delete(id);
    if (wish.value === (this.#told.get(id) ?? wish.flag)) return void (done() && this.#show());
    const visit = this.#visit;
    try {
      const payload = { id, value: wish.value };
      // The buyer may leave the page at once: what they did is saved all the same.
      const answer = await this.#around.api.call('/api/user/toggle-favorite-product', payload, {
        keepalive: true,
      });
      if (visit !== this.#visit) return;
      this.#told.set(id, answer.value);
      done();
      this.#around.onChange(answer);
    } catch (error) {
      this.#heed(error);
      // A newer wish is tried by itself.
      if (visit === this.#visit && done()) this.#around.onFailure(error, wish.value);
    }
    this.#show();
  }

  #step(event: BatchEvent<number>): void {
    const { state, effects } = batcher.step(this.#batch, event, this.#around.now());
    this.#batch = state;
    for (const effect of effects) {
      if (effect.type === 'wait') {
        const ms = Math.max(0, effect.until - this.#around.now());
        this.#around.later(() => this.#step({ type: 'due' }), ms);
      } else {
        for (let at = 0; at < effect.ids.length; at += ASK_MAX) {
          const ids = effect.ids.slice(at, at + ASK_MAX);
          this.#queue = this.#queue.then(() => this.#ask(ids));
        }
      }
    }
  }

  async #ask(ids: readonly number[]): Promise<void> {
    const visit = this.#visit;
    const before = new Map(this.#told);
    try {
      const answer = await this.#around.api.call('/api/user/check-favorites', { ids: [...ids] });
      for (const id of ids) {
        // What another tab told meanwhile is newer.
        if (visit === this.#visit && before.get(id) === this.#told.get(id))
          this.#told.set(id, answer[id] ?? false);
      }
    } catch (error) {
      this.#heed(error);
      // Nobody pressed anything: the cards stay as they are, and the next look asks again.
    }
    this.#step({ type: 'settle', ids });
    this.#show();
  }

  /** Whose session has ended is a guest, here too, as the cart finds them to be. */
  #heed(error: unknown): void {
    if (error instanceof ApiError && error.is('user.not_authorized')) this.#around.look();
  }

  #show(): void {
    for (const listener of this.#listeners) listener();
  }
}
