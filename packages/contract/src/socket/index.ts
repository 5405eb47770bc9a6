export { packRoomMessage, ROOM_MESSAGE_MAX_BYTES } from './packRoomMessage.ts';
export { toFrame } from './toFrame.ts';
export type { NamedPacket, ReceivedPacket, SentPacket } from './types.ts';
