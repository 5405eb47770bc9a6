import { messageKinds, messageProblems, messageStates } from '@siren/domain/order-messages';
import type { MessageCount, OrderMessage } from '@siren/domain/order-messages';
import { z } from 'zod';
import { entity, id, isoDateTime } from '../call/index.ts';

export const orderMessage = entity<OrderMessage>()(
  z
    .object({
      id,
      at: isoDateTime,
      by: z.object({ id, name: z.string() }).nullable(),
      kind: z.enum(messageKinds),
      channel: z.enum(['phone', 'email']),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      state: z.enum(messageStates),
      problem: z.enum(messageProblems).nullable(),
    })
    .meta({ id: 'OrderMessage' }),
);

const count = z.int().min(0);

/** How many messages a step makes; null where the shop sends none. */
export const messageCount = entity<MessageCount>()(
  z.object({ emails: count, phones: count, unreachable: count }).meta({ id: 'MessageCount' }),
);

/** Whether the buyer is told, where it is something that buyers are told. */
export const tell = z.boolean().default(false);
