import type { AnswerOf, Api, CallPath } from '@siren/contract/calls';
import type { CartChange, CartState } from '@siren/domain/cart';

/** Calls that answer the full cart. */
export type CartCall = {
  [Path in CallPath]: AnswerOf<Path> extends CartState ? Path : never;
}[CallPath];

/** Changes that are shown already and not answered yet, in the order made. */
export interface CartProgress {
  changes: readonly CartChange[];
  /** How many calls have not been answered. */
  calls: number;
  /** Ids of items whose change was sent: they take no other one until it is answered (behaviour cart-3). */
  flying: readonly number[];
}

/** Stand-in ids of rows that the server has not named yet: below 0, so that no real id is met. */
export const STAND_IN_FROM = -1;

/** Nothing is on its way: always the same object, so that two views of it are known to be one. */
export const IDLE: CartProgress = { changes: [], calls: 0, flying: [] };

/** A call on its way, with what is shown of it and the items that it keeps from other changes. */
export interface Sending {
  change: CartChange | null;
  items: readonly number[];
  /** Of a change that is not known row by row: goods may have come with it. @default false */
  brings?: boolean;
  onFailure?(error: unknown): void;
  /** Whether it was made though its answer was lost, where nothing is shown of it. */
  isMade?(before: CartState, now: CartState): boolean;
}

export interface CartSurroundings {
  api: Api;
  /** The cart as the server last told it. */
  read(): CartState | undefined;
  write(cart: CartState): void;
  /** Whose cart it is and where; what was asked for another one's is of no use. */
  visit(): string;
  /** Asks the server for the cart as it is now. */
  ask(): Promise<CartState>;
  /** The server's cart has changed, or may have: whoever else shows it is to look. */
  tell(): void;
  /** Hears of a change that is saved, null one of the whole cart, with the server's cart before and after it. */
  onSaved(change: CartChange | null, before: CartState, after: CartState): void;
  /** Hears why a change was taken back, and what is as it was. */
  onFailure(error: unknown, stayed: string | null): void;
  /** ms since 1970 */
  now(): number;
  /** Runs `task` after `ms`. */
  later(task: () => void, ms: number): void;
}
