export { readPacket } from './readPacket.ts';
export { receivedPackets, sentPackets } from './schemas.ts';
