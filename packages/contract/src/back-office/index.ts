export { backOfficeCalls } from './calls.ts';
export { roomCalls, saidInRoom } from './roomCalls.ts';
