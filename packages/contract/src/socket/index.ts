export { toFrame } from './toFrame.ts';
export type { NamedPacket, ReceivedPacket, SentPacket } from './types.ts';
