export { askerOf } from './askerOf.ts';
export { recordEvent, removeOldEvents } from './recordEvent.ts';
export type { SecurityEvent, SecurityEventKind } from './recordEvent.ts';
