/** A code as a text; a number is the id of an offer. */
type Code = string | number;

/** One entry of a list of goods to add: one piece, or so many. An `offer` is an id in every writing of a request. */
export type AskedGood =
  | Code
  | { id: Code; quantity: number }
  | { offer: number; quantity?: number | undefined };

/** What an entry asks for, whichever way it is written: pieces of a code, or of an offer where `id` is a number. */
export function askedPieces(asked: AskedGood): { id: Code; quantity: number } {
  if (typeof asked !== 'object') return { id: asked, quantity: 1 };
  return { id: 'offer' in asked ? asked.offer : asked.id, quantity: asked.quantity ?? 1 };
}
