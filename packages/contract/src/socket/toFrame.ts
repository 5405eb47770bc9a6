import type { SocketPacket } from '@siren/domain/back-office';
import type { ReceivedPacket, SentPacket } from './types.ts';

/** A packet as it travels over the socket: JSON with channel, opcode and data (behaviour socket-1). */
export function toFrame({ name, data }: SentPacket | ReceivedPacket): string {
  const [channel = '', opcode = ''] = name.split(/[/:]/);
  const packet: SocketPacket = { channel, opcode, data };
  return JSON.stringify(packet);
}
