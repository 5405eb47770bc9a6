/** Operations of one call at most. */
export const LIST_OPERATIONS_MAX = 500;
/** Goods of a list at most. */
export const LIST_GOODS_MAX = 200;
/** What a list may come to where several editors fill it at once: nobody loses what was confirmed. */
export const LIST_GOODS_MOST = 2 * LIST_GOODS_MAX;

/** What is said of a list besides its goods. Days by the shop’s clocks, ISO 8601 dates; without a first day it is a draft. */
export interface ListFields {
  name: string;
  from: string | null;
  to: string | null;
}

/** What editors change together: the fields, and offers in their order, each once. */
export interface ListContent extends ListFields {
  offers: number[];
}

/** A change of a list, said by offers and not by places: it means the same whatever others did meanwhile. `after` is null for the first place. */
export type ListChange =
  | { kind: 'add'; offer: number; after: number | null }
  | { kind: 'move'; offer: number; after: number | null }
  | { kind: 'remove'; offer: number }
  | { kind: 'set'; fields: { [Field in keyof ListFields]?: ListFields[Field] | undefined } };

/** A change under an id of its own (UUID): applied twice it is applied once. */
export interface ListOperation {
  id: string;
  change: ListChange;
}

export type ListState = 'draft' | 'coming' | 'running' | 'ended';
