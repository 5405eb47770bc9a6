import { GOODS_SELECTED_MAX, sectionHindrances } from '@siren/domain/goods';
import type { MovingGood, SectionMove, SectionPreview } from '@siren/domain/goods';
import { BULK_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, entity, id } from '../call/index.ts';
import { bulkAnswer, needsOf } from '../staff/index.ts';

const needs = { all: needsOf('goods') };
const count = z.int().min(0);

const change = entity<SectionMove>()(
  z
    .discriminatedUnion('move', [
      z.strictObject({ move: z.literal('into'), to: id }),
      z.strictObject({ move: z.literal('between'), from: id, to: id }),
      z.strictObject({ move: z.literal('out'), from: id }),
      z.strictObject({ move: z.literal('feed') }),
    ])
    .refine((wish) => wish.move !== 'between' || wish.from !== wish.to, {
      path: ['to'],
      error: 'такая правка ничего не меняет',
    }),
);

/** As it was seen: what lies elsewhere by now, or would go elsewhere, stays. */
const moving = entity<MovingGood>()(z.object({ id, version: count, from: id, to: id }));
const good = z.object({ id, name: z.string() });
const why = z.enum(sectionHindrances);

const preview = entity<SectionPreview>()(
  z
    .object({
      goods: z.array(moving),
      same: count,
      first: z.array(z.object({ good, from: id, to: id })),
      refused: z.array(z.object({ why, count })),
      firstRefused: z.array(z.object({ good, from: id, why })),
    })
    .meta({ id: 'SectionPreview' }),
);

export const bulkSectionCalls = {
  '/api/admin/catalog/preview-sections': defineCall({
    summary:
      'What a move of goods between sections would do: which change, which are there already, which stay and why. Nothing is changed',
    needs,
    payload: z.object({ change, goods: z.array(id).min(1).max(GOODS_SELECTED_MAX) }),
    answer: preview,
    errors: [],
  }),
  '/api/admin/catalog/change-sections': defineCall({
    summary: 'Move several goods between sections, each by itself and as its preview was',
    needs,
    /** `run` names the move: sent again it changes nothing again, and it is undone by it. */
    payload: z.object({ run: z.uuid(), change, goods: z.array(moving).min(1).max(BULK_MAX) }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/catalog/undo-sections': defineCall({
    summary:
      'Put several goods back into exactly the sections of before a move of many; a good that somebody has changed since stays',
    needs,
    payload: z.object({
      run: z.uuid(),
      /** Key of a press, the same in all its portions: the history keeps them together. */
      press: z.uuid().optional(),
      goods: z.array(id).min(1).max(BULK_MAX),
    }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
};
