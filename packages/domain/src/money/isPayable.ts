/** The largest amount that an order, its payments and its receipt hold, roubles: what the tables have room for. */
export const MONEY_MAX = 9_999_999_999.99;

/** Whether an amount in roubles can stand in an order: a price, a step of its sum, or what is paid. */
export const isPayable = (roubles: number): boolean => roubles >= 0 && roubles <= MONEY_MAX;
