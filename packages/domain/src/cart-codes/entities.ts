import type { CartOffer } from '../cart/index.ts';

/** What is asked for by a code: an article, a barcode or the id of an offer. */
export interface CodeLine {
  code: string;
  /** Pieces, at least 1. */
  quantity: number;
}

export const codeStatuses = ['found', 'partly', 'out_of_stock', 'exposition_only', 'absent'] as const;

/** Whether what a code asks for is to be had; `partly`: not so many pieces of it. */
export type CodeStatus = (typeof codeStatuses)[number];

/** What a code means in the region, before anything is added. */
export interface CodeMeaning extends CodeLine {
  status: CodeStatus;
  /** null for a code that nothing has. */
  offer: CartOffer | null;
  /** Pieces that can be added on top of those in the cart. */
  possible: number;
}
