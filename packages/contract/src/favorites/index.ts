export { favoritesCalls } from './calls.ts';
