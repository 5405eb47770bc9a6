export { limitGuesses, removeOldGuesses } from './limitGuesses.ts';
export type { GuessScope } from './limitGuesses.ts';
