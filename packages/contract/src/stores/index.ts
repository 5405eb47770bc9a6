export { storesCalls } from './calls.ts';
