import { ENTRIES_MAX } from '@siren/domain/references';
import type { Reference, ReferenceEntry, ReferenceRow } from '@siren/domain/references';
import { z } from 'zod';
import { defineCall, empty, entity, id, text } from '../call/index.ts';
import { auditEntry, needsOf } from '../staff/index.ts';

const count = z.int().min(0);

const entry = entity<ReferenceEntry>()(
  z
    .object({
      id,
      values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      active: z.boolean(),
      version: count,
      uses: count,
      parts: count.optional(),
      also: z.array(z.string()).optional(),
      yields: z.array(z.string()).optional(),
    })
    .meta({ id: 'ReferenceEntry' }),
);

const reference = entity<Reference>()(
  z
    .object({
      id,
      entries: z.array(entry),
      changes: z.array(auditEntry),
      timeZone: z.string(),
      /** What links may lead to, by the keys of their fields. */
      options: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))).optional(),
    })
    .meta({ id: 'Reference' }),
);

const row = entity<ReferenceRow>()(z.object({ id, entries: count }));

/** What is typed into a field, at most; how much of it is kept says the reference. */
const typedText = text(5_000);
const values = z.record(text(40), z.union([typedText, z.array(typedText).max(200)]));
/** An entry of a reference, as it was seen. */
const seen = z.object({ id, entry: id, version: count });

/** So many brands are merged at once at most. */
const MERGED_MAX = 100;
/** A brand, as it was seen. */
const brandSeen = seen.omit({ id: true });

const needs = { all: needsOf('refs') };
const refusals = ['ref.not_found', 'ref.entry_not_found', 'general.conflict'] as const;

export const referencesCalls = {
  '/api/admin/refs/list': defineCall({
    summary: 'References that staff keep, with how many entries each has',
    needs,
    payload: empty,
    answer: z.object({ references: z.array(row) }),
    errors: [],
  }),
  '/api/admin/refs/get': defineCall({
    summary: 'A reference with its entries and its history',
    needs,
    payload: z.object({ id }),
    answer: reference,
    errors: ['ref.not_found'],
  }),
  '/api/admin/refs/save-entry': defineCall({
    summary:
      'Add an entry to a reference, or change one as it was seen; the shop goes by it at once. Refused with the present reference',
    needs,
    payload: z.object({
      id,
      /** null for a new one. */
      entry: id.nullable(),
      /** As it was seen; of no meaning for a new one. */
      version: count.default(0),
      values,
    }),
    answer: reference,
    errors: [...refusals, 'ref.name_taken', 'ref.too_many'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/refs/switch-entry': defineCall({
    summary: 'Switch an entry on or off',
    needs,
    payload: seen.extend({ active: z.boolean() }),
    answer: reference,
    errors: [...refusals],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/refs/delete-entry': defineCall({
    summary: 'Delete an entry that is used nowhere, and has no parts in another reference',
    needs,
    payload: seen,
    answer: reference,
    errors: [...refusals, 'ref.used', 'ref.has_parts', 'ref.in_coupons'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/refs/uses': defineCall({
    summary: 'Where an entry is used: how many orders, or goods, have it, and the newest of them',
    needs,
    payload: z.object({ id, entry: id }),
    answer: z.object({ total: count, records: z.array(id) }),
    errors: ['ref.not_found'],
  }),
  '/api/admin/refs/coupons': defineCall({
    summary:
      'How many coupons name any of these brands, and the newest of them for whoever may see coupons: a merge leads them to the brand that stays',
    needs,
    payload: z.object({ brands: z.array(id).min(1).max(ENTRIES_MAX) }),
    answer: z.object({ total: count, codes: z.array(z.string()) }),
    errors: [],
  }),
  '/api/admin/refs/import': defineCall({
    summary:
      'Add entries and change others as they were seen, all of them or none: what a file makes of a reference. Refused with the present reference',
    needs,
    payload: z.object({
      id,
      entries: z
        .array(z.object({ entry: id.nullable(), version: count.default(0), values, active: z.boolean() }))
        .min(1)
        .max(ENTRIES_MAX),
    }),
    answer: reference,
    errors: [...refusals, 'ref.name_taken', 'ref.too_many'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/refs/merge-brands': defineCall({
    summary:
      'Merge brands into one that stays, as they were seen: their goods carry it, feeds and addresses lead to it. Refused with the present reference',
    needs,
    payload: z.object({
      into: brandSeen,
      from: z.array(brandSeen).min(1).max(MERGED_MAX),
      /** How many goods carry another brand by it, as it was shown. */
      goods: count,
    }),
    answer: reference,
    errors: ['ref.entry_not_found', 'general.conflict'],
  }),
  '/api/admin/refs/move-entry': defineCall({
    summary: 'Put an entry before another one, or at the end, in a reference that staff put in order',
    needs,
    payload: z.object({ id, entry: id, before: id.nullable() }),
    answer: reference,
    errors: ['ref.not_found', 'ref.entry_not_found'],
  }),
};
