export { mockCall } from './mockCall.ts';
