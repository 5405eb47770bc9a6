import type { CartOffer } from '../cart/index.ts';

/** What is asked for by a code: an article or a barcode. */
export interface CodeLine {
  code: string;
  /** Pieces, at least 1. */
  quantity: number;
}

export const codeStatuses = [
  'found',
  'partly',
  'out_of_stock',
  'exposition_only',
  'gone',
  'unclear',
  'absent',
] as const;

/**
 * Whether what a code asks for is to be had; `partly`: not so many pieces of it; `gone`: it is not sold any more;
 * `unclear`: a number without its zeros, or an article in another case, that several goods could mean.
 */
export type CodeStatus = (typeof codeStatuses)[number];

/** What bears a code, as the region sells it. */
export interface CodeBearer {
  offer: CartOffer;
  /** It has gone from sale everywhere. */
  gone: boolean;
}

/** What a code means in the region, before anything is added. */
export interface CodeMeaning extends CodeLine {
  status: CodeStatus;
  /** null for a code that nothing has, or that several could mean. */
  offer: CartOffer | null;
  /** What an unclear code could mean; nothing else is told by it. */
  choices: CodeBearer[];
  /** Pieces that can be added on top of those in the cart. */
  possible: number;
}
