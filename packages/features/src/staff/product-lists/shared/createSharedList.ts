import { ApiError } from '@siren/contract/errors';
import { afterAnswer, LIST_OPERATIONS_MAX, shownList } from '@siren/domain/product-lists';
import type {
  ListAnswer,
  ListChange,
  ListContent,
  ListCopy,
  ListEditor,
  ListOperation,
} from '@siren/domain/product-lists';

export interface SharedListCalls {
  apply(operations: readonly ListOperation[]): Promise<ListAnswer>;
  follow(
    version: number,
    offer: number | null,
  ): Promise<{ version: number; content: ListContent | null; editors: ListEditor[] }>;
  newId(): string;
  /** What an earlier visit left unsent, in its order. */
  kept(): readonly ListOperation[];
  /** Remembers what waits: a reload loses none of it. */
  keep(waiting: readonly ListOperation[]): void;
}

export interface SharedListState {
  /** As its editor sees it. */
  content: ListContent;
  /** The last one of the shop that is known here. */
  version: number;
  /** Operations that the shop does not have yet. */
  waiting: number;
  editors: readonly ListEditor[];
  /** Why the shop cannot be reached, or what it refused; null where all is well. */
  error: unknown;
}

/** A list that several editors change at once. */
export interface SharedList {
  subscribe(onChange: () => void): () => void;
  state(): SharedListState;
  /** Shows a change at once, and sends it. */
  change(change: ListChange): void;
  /** The good that its editor has under their hands; told with the next look. */
  hold(offer: number | null): void;
  /** Sends what waits, and asks what others made. */
  look(): Promise<void>;
}

/** The same again would be answered so again. Whoever is signed out signs in and goes on; too many askings wait. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.action !== 'login';

export function createSharedList(first: ListAnswer, calls: SharedListCalls): SharedList {
  let copy: ListCopy = { version: first.version, confirmed: first.content, waiting: calls.kept() };
  let [editors, held]: [readonly ListEditor[], number | null] = [[], null];
  let [error, sending]: [unknown, boolean] = [null, false];
  const listeners = new Set<() => void>();
  const shown = (): SharedListState => ({
    ...{ content: shownList(copy), version: copy.version, waiting: copy.waiting.length, editors, error },
  });
  let state = shown();
  const tell = () => {
    state = shown();
    calls.keep(copy.waiting);
    for (const listener of listeners) listener();
  };

  /** What waits goes in portions, one after another: what is made meanwhile goes with the next one. */
  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    while (copy.waiting.length > 0) {
      const operations = copy.waiting.slice(0, LIST_OPERATIONS_MAX);
      const ids = operations.map(({ id }) => id);
      try {
        const answer = await calls.apply(operations);
        // Not before the answer: what was made meanwhile waits in the copy as it is now.
        copy = afterAnswer(copy, answer, ids);
        error = null;
      } catch (refused) {
        error = refused;
        if (isFinal(refused)) copy = { ...copy, waiting: copy.waiting.filter(({ id }) => !ids.includes(id)) };
        break;
      } finally {
        tell();
      }
    }
    sending = false;
  }

  async function follow(): Promise<void> {
    try {
      const answer = await calls.follow(copy.version, held);
      if (answer.content) copy = afterAnswer(copy, { version: answer.version, content: answer.content }, []);
      editors = answer.editors;
      if (copy.waiting.length === 0 && !isFinal(error)) error = null;
    } catch (failed) {
      error = failed;
    }
    tell();
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    state: () => state,
    change(change) {
      copy = { ...copy, waiting: [...copy.waiting, { id: calls.newId(), change }] };
      if (isFinal(error)) error = null;
      tell();
      void send();
    },
    hold: (offer) => void (held = offer),
    async look() {
      await send();
      await follow();
    },
  };
}
