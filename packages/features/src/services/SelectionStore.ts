import type { SelectedService } from '@siren/domain/services';

/** What the session remembers of the buyer's choice (behaviour services-2). */
export interface StoredSelection {
  selection: readonly SelectedService[];
  /** Groups whose default the buyer has put away. */
  declined: readonly string[];
  /** What the chosen services are called: the buyer is told of one that the shop does not offer any more. */
  names: Readonly<Record<string, string>>;
}

/** What of the browser's storage is needed; it may refuse to write. */
export type SelectionStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'services';
export const NOTHING_STORED: StoredSelection = { selection: [], declined: [], names: {} };

/** The choice of services in the session's storage, as an external store. */
export class SelectionStore {
  readonly #storage: SelectionStorage | null;
  readonly #listeners = new Set<() => void>();
  #stored: StoredSelection | null = null;

  constructor(storage: SelectionStorage | null) {
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): StoredSelection => (this.#stored ??= this.#load());

  write(stored: StoredSelection): void {
    this.#stored = stored;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(stored));
    } catch {
      // A full or forbidden storage: the choice then lasts as long as the page.
    }
    for (const listener of this.#listeners) listener();
  }

  /** Storage is the visitor's: whatever is not a choice counts as none. */
  #load(): StoredSelection {
    try {
      const text = this.#storage?.getItem(KEY) ?? null;
      // One and the same as the server's: the page that wakes up has nothing to draw anew.
      if (text === null) return NOTHING_STORED;
      const stored = JSON.parse(text) as Partial<StoredSelection> | null;
      const selection = (stored?.selection ?? []).filter(isSelected);
      const declined = (stored?.declined ?? []).filter((group) => typeof group === 'string');
      const known = Object.entries(stored?.names ?? {}).filter(([, name]) => typeof name === 'string');
      return { selection, declined, names: Object.fromEntries(known) };
    } catch {
      return NOTHING_STORED;
    }
  }
}

function isSelected(value: unknown): value is SelectedService {
  const { key, quantity } = (value ?? {}) as Partial<SelectedService>;
  return typeof key === 'string' && Number.isInteger(quantity);
}
