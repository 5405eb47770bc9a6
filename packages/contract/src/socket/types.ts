import type { NamedPacket, receivedPackets, sentPackets } from '../packets/index.ts';

/** What the back-office sends: `channel/opcode` and data. */
export type SentPacket = NamedPacket<typeof sentPackets>;
/** What the back-office receives: `channel:opcode` and data. */
export type ReceivedPacket = NamedPacket<typeof receivedPackets>;
