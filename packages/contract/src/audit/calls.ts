import { auditSorts, recordKinds, runKinds } from '@siren/domain/audit';
import { z } from 'zod';
import { defineCall, empty, id, isoDate } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import { auditRow, openedEntry, runKey } from './schemas.ts';

const needs = { all: needsOf('audit') };
/** Name of an action or of a field. */
const word = z.string().regex(/^[a-zA-Z_.-]{1,40}$/);

const list = defineList({
  row: auditRow,
  filters: {
    by: z.array(id).min(1).max(200),
    kind: z.array(z.enum(recordKinds)).min(1).max(recordKinds.length),
    action: z.array(word).min(1).max(50),
    field: z.array(word).min(1).max(50),
    how: z.array(z.enum(runKinds)).min(1).max(runKinds.length),
    from: isoDate,
    to: isoDate,
    run: runKey,
  },
  sorts: auditSorts,
  sums: {},
});

export const auditCalls = {
  '/api/admin/audit/list': defineCall({
    summary:
      'Changes of all records by staff and commands, narrowed, in an order. Several records that one press changed are one row, unless a record or a press is asked for. Words and names of records that are not for whoever asks are left out',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/audit/choices': defineCall({
    summary: 'Who has changed something, and the day that periods go by',
    needs,
    payload: empty,
    answer: z.object({ today: isoDate, people: z.array(z.object({ id, name: z.string() })) }),
    errors: [],
  }),
  '/api/admin/audit/get': defineCall({
    summary: 'A change with all its fields, and whether it can be undone',
    needs,
    payload: z.object({ id }),
    answer: openedEntry,
    errors: ['audit.not_found'],
  }),
  '/api/admin/audit/undo': defineCall({
    summary:
      'Put the fields of a change back, as a second change by the save of its record, for whoever may make that one. Refused with the change as it is now where its fields are others by now, or such a change is none that is undone',
    needs,
    payload: z.object({
      id,
      /** Of the record, as it was seen. */
      version: z.int().min(0),
    }),
    answer: openedEntry,
    errors: [
      'audit.not_found',
      'audit.not_undoable',
      'general.conflict',
      ...(['good.not_found', 'client.not_found', 'client.of_staff', 'client.erased'] as const),
      ...(['order.not_found', 'ref.not_found', 'ref.entry_not_found', 'ref.name_taken'] as const),
      ...(['section.not_found', 'section.name_taken', 'section.path_taken', 'section.inside'] as const),
      ...(['page.not_found', 'page.path_taken', 'product_list.not_found'] as const),
      ...([
        'store.not_found',
        'store.no_such_city',
        'coupon.not_found',
        'coupon.fed',
        'ref.too_many',
      ] as const),
    ],
    changes: 'money',
    confirm: 'staff',
  }),
};
