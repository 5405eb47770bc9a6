export { askerOf } from './askerOf.ts';
export { byCommand } from './byCommand.ts';
export type { Console } from './byCommand.ts';
export { recordEvent, removeOldEvents } from './recordEvent.ts';
export type { SecurityEvent, SecurityEventKind } from './recordEvent.ts';
