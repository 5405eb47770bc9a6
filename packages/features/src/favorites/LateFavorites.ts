import { NetworkError } from '@siren/contract/errors';
import type { FavoritesSession, FavoritesSurroundings } from './FavoritesSession.ts';

/** What may be asked and done about what is kept in this tab. */
export type Favorites = Pick<FavoritesSession, keyof FavoritesSession>;

/** A good on the screen, and what ends asking about it. */
interface Seen {
  id: number;
  flag: boolean | undefined;
  end?(): void;
}

/** What was pressed, and what the card said of it. */
type Press = [value: boolean, flag: boolean | undefined];

/**
 * Hearts are on every page and pressed on few: asking and saving is code that comes once the page idles, with the first
 * press, or with the first card that does not know. A press is seen at once all the same.
 */
export class LateFavorites implements Favorites {
  readonly #around: FavoritesSurroundings;
  readonly #listeners = new Set<() => void>();
  readonly #seen = new Set<Seen>();
  readonly #pressed = new Map<number, Press>();
  #session: FavoritesSession | null = null;
  /** Grows with every other visitor. */
  #visit = 0;

  constructor(around: FavoritesSurroundings) {
    this.#around = around;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isKept(id: number, flag?: boolean): boolean {
    return this.#session?.isKept(id, flag) ?? this.#pressed.get(id)?.[0] ?? flag ?? false;
  }

  readonly unsaved = (): number => {
    if (this.#session) return this.#session.unsaved();
    let sum = 0;
    for (const [value, flag = false] of this.#pressed.values()) sum += Number(value) - Number(flag);
    return sum;
  };

  /** Has the code come beside what the page does when it idles. */
  readonly fetch = (): void => this.#do(() => {});

  watch(id: number, flag?: boolean): () => void {
    if (this.#session) return this.#session.watch(id, flag);
    const seen: Seen = { id, flag };
    this.#seen.add(seen);
    if (flag === undefined) this.fetch();
    return () => {
      this.#seen.delete(seen);
      seen.end?.();
    };
  }

  readonly check = (): void => {
    if (this.#session || this.#seen.size > 0) this.#do((session) => session.check());
  };

  readonly forget = (): void => {
    this.#visit++;
    this.#pressed.clear();
    this.#session?.forget();
    this.#show();
  };

  hear(id: number, value: boolean): void {
    this.#do((session) => session.hear(id, value));
  }

  set(id: number, value: boolean, flag?: boolean): void {
    if (this.#session) return this.#session.set(id, value, flag);
    this.#pressed.set(id, [value, flag]);
    this.#show();
    this.#do(
      () => {},
      (error) => {
        this.#pressed.clear();
        this.#show();
        this.#around.onFailure(new NetworkError('unreachable', 0, error), value);
      },
    );
  }

  /** At once where the code is there. Nobody hears of code that cannot be had, unless somebody waits for it. */
  #do(work: (session: FavoritesSession) => void, onFailure: (error: unknown) => void = () => {}): void {
    if (this.#session) return work(this.#session);
    const visit = this.#visit;
    import('./FavoritesSession.ts').then(({ FavoritesSession: Session }) => {
      const session = (this.#session ??= this.#open(new Session(this.#around)));
      // What was meant for the visitor before is nothing to the next one.
      if (visit === this.#visit) work(session);
    }, onFailure);
  }

  #open(session: FavoritesSession): FavoritesSession {
    session.subscribe(this.#show);
    for (const seen of this.#seen) seen.end = session.watch(seen.id, seen.flag);
    for (const [id, [value, flag]] of this.#pressed) session.set(id, value, flag);
    return session;
  }

  readonly #show = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
