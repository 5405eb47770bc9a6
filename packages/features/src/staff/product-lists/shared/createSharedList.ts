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

/** An operation that the shop cannot read: all else may be taken another time, once a list is brought back or a right is given. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.is('general.bad_request');

/** Operations that one sending takes back at most. */
const UNREADABLE_MAX = 3;

export function createSharedList(first: ListAnswer, calls: SharedListCalls): SharedList {
  let copy: ListCopy = { version: first.version, confirmed: first.content, waiting: calls.kept() };
  let [editors, held]: [readonly ListEditor[], number | null] = [[], null];
  let [error, sending]: [unknown, boolean] = [null, false];
  /** What was said of an operation that was taken back; until the next change is made. */
  let lost: unknown = null;
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
    let most = LIST_OPERATIONS_MAX;
    let found = 0;
    while (copy.waiting.length > 0) {
      const operations = copy.waiting.slice(0, most);
      const ids = operations.map(({ id }) => id);
      try {
        const answer = await calls.apply(operations);
        // Not before the answer: what was made meanwhile waits in the copy as it is now.
        copy = afterAnswer(copy, answer, ids);
        error = lost;
      } catch (refused) {
        error = refused;
        // So many in a row are no fault of theirs: all of it waits.
        if (!isUnreadable(refused) || found >= UNREADABLE_MAX) break;
        // The one that cannot be read is looked for by halves: it alone is taken back.
        const isFound = ids.length === 1;
        if (isFound) copy = { ...copy, waiting: copy.waiting.slice(1) };
        if (isFound) lost = refused;
        found += Number(isFound);
        most = isFound ? LIST_OPERATIONS_MAX : Math.ceil(ids.length / 2);
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
      if (copy.waiting.length === 0 && !isFinal(error)) error = lost;
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
      lost = null;
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
