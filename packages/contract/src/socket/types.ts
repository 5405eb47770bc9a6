import type { z } from 'zod';
import type { receivedPackets, sentPackets } from '../packets/index.ts';

/** A packet by its name with the data that belongs to it. */
export type NamedPacket<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: { name: Name; data: z.output<Schemas[Name]> };
}[keyof Schemas];

/** What the back-office sends: `channel/opcode` and data. */
export type SentPacket = NamedPacket<typeof sentPackets>;
/** What the back-office receives: `channel:opcode` and data. */
export type ReceivedPacket = NamedPacket<typeof receivedPackets>;
