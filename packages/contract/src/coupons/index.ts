export { couponsCalls } from './calls.ts';
