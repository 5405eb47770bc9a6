import { bonusChangeKinds } from '@siren/domain/client-records';
import type { BonusLine, ClientSession } from '@siren/domain/client-records';
import { PAGE_MAX } from '@siren/domain/lists';
import { MONEY_MAX } from '@siren/domain/money';
import { z } from 'zod';
import { defineCall, entity, id, isoDateTime, money } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';

const session = entity<ClientSession>()(
  z.object({
    id,
    device: z.string(),
    seenAt: isoDateTime,
  }),
);

const bonusLine = entity<BonusLine>()(
  z.object({
    id,
    at: isoDateTime,
    kind: z.enum(bonusChangeKinds),
    amount: money.min(-MONEY_MAX),
    after: money,
    order: id.nullable(),
    reason: z.string(),
    by: z.string().nullable(),
  }),
);

const needs = { all: needsOf('clients') };

/** What is read beside the record of a client, a page at a time or as it is now. */
export const clientPartsCalls = {
  '/api/admin/clients/bonus': defineCall({
    summary: 'A page of the changes of a client’s bonus, the newest first, and how many there are',
    needs,
    payload: z.object({ id, page: z.int().min(1).max(PAGE_MAX).default(1) }),
    answer: z.object({ rows: z.array(bonusLine), total: z.int().min(0) }),
    errors: ['client.not_found'],
  }),
  '/api/admin/clients/sessions': defineCall({
    summary: 'Where a client is signed in, the last used first',
    needs,
    payload: z.object({ id }),
    answer: z.object({ items: z.array(session) }),
    errors: ['client.not_found', 'client.of_staff'],
  }),
};
