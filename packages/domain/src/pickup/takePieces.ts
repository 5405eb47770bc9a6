/** Pieces of an offer in one store. */
export interface StorePieces {
  offer: number;
  store: number;
  quantity: number;
  /** Whether the store is a partner's: it hands over what lies in it, and sends nothing to other stores. */
  franchise: boolean;
}

/** So many pieces of an offer. */
export interface WantedPieces {
  offer: number;
  quantity: number;
}

export interface TakenPieces {
  /** Entries of the stock with what each of them gives, more than nothing. */
  taken: StorePieces[];
  /** Pieces that are not to be had. */
  missing: number;
}

/**
 * From which stores so many pieces of an offer come: the one where the buyer fetches them before all others, and the
 * fullest of those first, so that few have to send something. What is brought to an address may come from every store,
 * what is fetched from a store not from another one of a partner.
 *
 * @param fetchedAt id of the store where the order is fetched; null where it is brought
 */
export function takePieces(
  stock: readonly StorePieces[],
  { offer, quantity }: WantedPieces,
  fetchedAt: number | null,
): TakenPieces {
  const stores = stock
    .filter((entry) => entry.offer === offer)
    .filter(({ store, franchise }) => fetchedAt === null || store === fetchedAt || !franchise)
    .toSorted(
      (a, b) =>
        Number(b.store === fetchedAt) - Number(a.store === fetchedAt) ||
        b.quantity - a.quantity ||
        a.store - b.store,
    );
  let missing = quantity;
  const given = stores.map((entry) => {
    const pieces = Math.min(entry.quantity, missing);
    missing -= pieces;
    return { ...entry, quantity: pieces };
  });
  return { taken: given.filter((entry) => entry.quantity > 0), missing };
}
