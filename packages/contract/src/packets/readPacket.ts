import { z } from 'zod';
import type { NamedPacket } from './NamedPacket.ts';

const envelope = z.object({ channel: z.string(), opcode: z.string(), data: z.unknown().optional() });

/**
 * The packet in a frame of the socket, checked against one way's schemas; null for what is no packet of this
 * way: not JSON, an unknown name, data of another shape.
 */
export function readPacket<Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  frame: string,
): NamedPacket<Schemas> | null {
  const packet = envelope.safeParse(parse(frame));
  if (!packet.success) return null;
  const { channel, opcode, data } = packet.data;
  const name = [`${channel}/${opcode}`, `${channel}:${opcode}`].find((key) => Object.hasOwn(schemas, key));
  if (name === undefined) return null;
  const checked = schemas[name]?.safeParse(data);
  return checked?.success === true ? ({ name, data: checked.data } as NamedPacket<Schemas>) : null;
}

function parse(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return null;
  }
}
