/** Key of a cart row: items of one offer at one price (roubles for a piece) share it. */
export function rowKey(offer: number, price: number): string {
  return `${offer}:${price}`;
}
