/** What 1C is told as the reason of a failure, in Russian words. */
export class ExchangeError extends Error {}
