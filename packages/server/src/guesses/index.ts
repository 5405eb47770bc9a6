export { addressBound, DAY_MS, HOUR_MS } from './bounds.ts';
export type { Bound } from './bounds.ts';
export { guessesAt, limitGuesses, removeOldGuesses } from './limitGuesses.ts';
export type { GuessScope } from './counting.ts';
export type { Guesses } from './limitGuesses.ts';
