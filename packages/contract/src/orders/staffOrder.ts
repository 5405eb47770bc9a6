import type { StaffOrder } from '@siren/domain/orders';
import { returnCauses } from '@siren/domain/returns';
import type { OrderReturn } from '@siren/domain/returns';
import { z } from 'zod';
import { entity, id, isoDateTime, money } from '../call/index.ts';
import { auditEntry } from '../staff/index.ts';
import { messageCount, orderMessage } from './orderMessages.ts';
import { order } from './schemas.ts';

export const named = z.object({ id, name: z.string() });

export const returnedRow = z.object({
  row: z.int().min(0).max(10_000),
  quantity: z.int().min(1).max(100_000),
});

const orderReturn = entity<OrderReturn>()(
  z
    .object({
      id,
      at: isoDateTime,
      by: named.nullable(),
      cause: z.enum(returnCauses),
      goods: z.array(returnedRow),
      services: z.array(z.int().min(0)),
      value: money,
      money,
      bonus: money,
      certificates: z.array(z.object({ guid: z.string(), amount: money })),
      paid: z.boolean(),
      store: named.nullable(),
    })
    .meta({ id: 'OrderReturn' }),
);

export const staffOrder = entity<StaffOrder>()(
  z
    .object({
      order,
      timeZone: z.string(),
      version: z.int().min(0),
      responsible: named.nullable(),
      cancelCause: z.string().nullable(),
      note: z.string(),
      returns: z.array(orderReturn),
      returnableUntil: isoDateTime.nullable(),
      stores: z.array(named),
      pieces: z.array(z.object({ offer: id, store: named, quantity: z.int().min(1) })),
      client: id.nullable(),
      changes: z.array(auditEntry),
      messages: z.array(orderMessage),
      tells: messageCount.nullable(),
    })
    .meta({ id: 'StaffOrder' }),
);
