export { gapAfter, readRoomMessage, ROOM_TEXT_MAX, takeMessages } from './roomMessages.ts';
export type { KeptMessage } from './roomMessages.ts';
export { heardRooms, ROOMS_HEARD_MAX, ROOMS_MAX } from './heardRooms.ts';
export { mayLeave, ROOM_OF_ALL } from './mayLeave.ts';
export { unreadOnceRead, unreadWith } from './unread.ts';
export { readOrderMentions } from './orderMentions.ts';
