export { gapAfter, readRoomMessage, ROOM_TEXT_MAX, takeMessages } from './roomMessages.ts';
export type { KeptMessage } from './roomMessages.ts';
export { readOrderMentions } from './orderMentions.ts';
