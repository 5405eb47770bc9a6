import type { z } from 'zod';

/** A packet by its name with the data that belongs to it. */
export type NamedPacket<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: { name: Name; data: z.output<Schemas[Name]> };
}[keyof Schemas];
