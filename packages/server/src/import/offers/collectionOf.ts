import type { OfferParam } from './Offer.ts';

/** The collection that a good says it belongs to, else the name in «» of its own name; null for neither. */
export function collectionOf(name: string, params: readonly OfferParam[]): string | null {
  const said = params.find((param) => /^(?:коллекция|серия|линейка)$/i.test(param.name))?.value;
  return (said ?? /«([^«»]{2,40})»/.exec(name)?.[1]?.trim()) || null;
}
