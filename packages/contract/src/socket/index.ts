export { packRoomMessage, ROOM_MESSAGE_MAX_BYTES } from './packRoomMessage.ts';
export { toFrame } from './toFrame.ts';
export type { ReceivedPacket, SentPacket } from './types.ts';
