export type { NamedPacket } from './NamedPacket.ts';
export { readPacket } from './readPacket.ts';
export { receivedPackets, sentPackets } from './schemas.ts';
