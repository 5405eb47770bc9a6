const DEAR = 20_000;

/** The nearest price that ends in 90 (490 or 990 where it is dear). */
const shopPrice = (roubles: number, round: (steps: number) => number): number => {
  const step = roubles >= DEAR ? 500 : 100;
  return Math.max(1, round((roubles + 10) / step)) * step - 10;
};

export interface Price {
  readonly price: number;
  readonly old: number | null;
}

/** What a region asks, in whole roubles. */
export const priceOf = (roubles: number, sale: number, factor: number): Price => {
  const price = shopPrice(roubles * factor, Math.round);
  const old = sale > 0 ? shopPrice(price / (1 - sale / 100), Math.ceil) : 0;
  return { price, old: old > price ? old : null };
};
