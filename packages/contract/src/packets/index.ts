export type { NamedPacket } from './NamedPacket.ts';
export { readPacket } from './readPacket.ts';
export { notificationShape, receivedPackets, sentPackets } from './schemas.ts';
