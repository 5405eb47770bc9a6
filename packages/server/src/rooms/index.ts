export { keepMessage, keepWith, ROOM_MESSAGE_CHANNEL } from './keepMessage.ts';
export type { Said } from './keepMessage.ts';
export { latestOf, messageAt } from './messages.ts';
export type { RoomAndMessage } from './messages.ts';
export { ROOM_MADE_CHANNEL } from './madeRooms.ts';
export { markPresent } from './presence.ts';
export { readingAt, ROOM_READ_CHANNEL } from './readings.ts';
export { roomsHandlers } from './roomsHandlers.ts';
