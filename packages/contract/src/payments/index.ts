export { paymentsCalls } from './calls.ts';
