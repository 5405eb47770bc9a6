export { callResults, isSameCall, phoneCalls } from './phoneCalls.ts';
export type { CallResult, PhoneCall } from './phoneCalls.ts';
