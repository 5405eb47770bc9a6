export { addressesCalls } from './calls.ts';
