import { pageKinds } from '@siren/domain/pages';
import type {
  PageCoupon,
  PageFilm,
  PageGood,
  PagePicture,
  PageUses,
  PageVersionContent,
  StaffPage,
  StaffPageRow,
} from '@siren/domain/pages';
import { pathProblem, SECTION_PATH_MAX } from '@siren/domain/sections';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDate, isoDateTime, text, typed } from '../call/index.ts';
import { productImage } from '../catalog/index.ts';
import { block } from '../promo/index.ts';
import { auditEntry, needsOf } from '../staff/index.ts';
import { contentShape, draftBlocks, pageContent } from './content.ts';

const count = z.int().min(0);
const QUERY_MAX = 200;
const TITLE_MAX = 200;

const kind = z.enum(pageKinds);
const rowShape = {
  id,
  kind,
  title: z.string(),
  path: z.string().nullable(),
  live: z.boolean(),
  changed: z.boolean(),
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  footer: z.boolean(),
  foot: z.int().min(1).nullable(),
  fed: z.boolean(),
  version: count,
  addresses: z.array(z.string()),
};
const row = entity<StaffPageRow>()(z.object(rowShape).meta({ id: 'StaffPageRow' }));
const picture = entity<PagePicture>()(z.object({ id, image: productImage }));
const film = entity<PageFilm>()(z.object({ url: z.string(), captions: z.string().nullable() }));
const coupon = entity<PageCoupon>()(z.object({ id, code: z.string().nullable(), description: z.string() }));
const good = entity<PageGood>()(z.object({ id, name: z.string() }));

const staffPage = entity<StaffPage>()(
  z
    .object({
      id,
      kind,
      fed: z.boolean(),
      path: z.string().nullable(),
      addresses: z.array(z.string()),
      live: z.boolean(),
      changed: z.boolean(),
      published: count.nullable(),
      version: count,
      content: pageContent,
      problems: z.array(
        z.object({
          block: z.string().nullable(),
          field: z.enum(['title', 'to', 'blocks']).nullable(),
          text: z.string(),
          stops: z.boolean(),
        }),
      ),
      versions: z.array(z.object({ number: count, at: isoDateTime, by: z.string().nullable() })),
      goods: z.array(good),
      pictures: z.array(picture),
      changes: z.array(auditEntry),
      today: isoDate,
      timeZone: z.string(),
    })
    .meta({ id: 'StaffPage' }),
);

const needs = { all: needsOf('pages') };
const path = typed(SECTION_PATH_MAX).refine((value) => pathProblem(value) === null, 'no such address');
const seen = { id, version: count };
const option = z.object({ id, name: z.string() });

export const pagesCalls = {
  '/api/admin/pages/list': defineCall({
    summary: 'All pages of blocks: the home page, promos and free pages',
    needs,
    payload: empty,
    answer: z.object({ pages: z.array(row) }),
    errors: [],
  }),
  '/api/admin/pages/move-in-foot': defineCall({
    summary: 'Put a page elsewhere among those that the foot of the shop leads to; shoppers see it at once',
    needs,
    payload: z.object({ page: id, before: id.nullable() }),
    answer: z.object({ pages: z.array(row) }),
    errors: ['page.not_in_foot'],
  }),
  '/api/admin/pages/get': defineCall({
    summary: 'The draft of a page with what is wrong in it, its versions and its history',
    needs,
    payload: z.object({ id }),
    answer: staffPage,
    errors: ['page.not_found'],
  }),
  '/api/admin/pages/create': defineCall({
    summary:
      'Make a page that nobody but staff sees yet, empty or as a copy of another one; the same key makes one page',
    needs,
    payload: z.object({
      idempotencyKey: z.uuid(),
      kind: z.enum(['promo', 'free']),
      title: text(TITLE_MAX).min(1),
      path,
      copyOf: id.nullable().default(null),
    }),
    answer: staffPage,
    errors: ['page.not_found', 'page.path_taken', 'page.made_otherwise'],
  }),
  '/api/admin/pages/save': defineCall({
    summary: 'Save the draft of a page; only what is named changes, and shoppers see none of it',
    needs,
    payload: z.object({
      ...seen,
      set: z
        .strictObject({ ...contentShape, path })
        .partial()
        .default({}),
    }),
    answer: staffPage,
    errors: ['page.not_found', 'page.path_taken', 'page.coupon_kept', 'general.conflict'],
  }),
  '/api/admin/pages/uses': defineCall({
    summary: 'What leads shoppers to a page, which is asked before it is deleted',
    needs,
    payload: z.object({ id }),
    answer: entity<PageUses>()(
      z.object({
        foot: z.boolean(),
        pages: z.array(z.object({ id, title: z.string() })),
        addresses: z.array(z.string()),
      }),
    ),
    errors: ['page.not_found'],
  }),
  '/api/admin/pages/delete': defineCall({
    summary:
      'Delete a page that staff made, and lead its addresses to another one or nowhere; it comes back by the undo of this change',
    needs,
    payload: z.object({ ...seen, leadsTo: id.nullable() }),
    answer: z.object({ pages: z.array(row) }),
    errors: ['page.not_found', 'page.kept', 'page.used', 'page.no_target', 'general.conflict'],
  }),
  '/api/admin/pages/publish': defineCall({
    summary:
      'Show the draft to shoppers, as a version of its own; refused while something in it has to be mended',
    needs,
    payload: z.object(seen),
    answer: staffPage,
    errors: ['page.not_found', 'page.problems', 'general.conflict'],
  }),
  '/api/admin/pages/hide': defineCall({
    summary: 'Take a page off the shop that staff made; its draft and its versions stay',
    needs,
    payload: z.object(seen),
    answer: staffPage,
    errors: ['page.not_found', 'general.conflict'],
  }),
  '/api/admin/pages/return': defineCall({
    summary: 'Make a version the draft; shoppers see it once it is published',
    needs,
    payload: z.object({ ...seen, number: count }),
    answer: staffPage,
    errors: ['page.not_found', 'general.conflict'],
  }),
  '/api/admin/pages/version': defineCall({
    summary: 'What a version of a page says, to be compared with another one',
    needs,
    payload: z.object({ id, number: count }),
    answer: entity<PageVersionContent>()(
      z.object({ content: pageContent, goods: z.array(good), pictures: z.array(picture) }),
    ),
    errors: ['page.not_found'],
  }),
  '/api/admin/pages/preview': defineCall({
    summary: 'Blocks as shoppers of a city would see them, now or at noon of a day',
    needs,
    payload: z.object({ id, city: id.nullable(), day: isoDate.nullable(), blocks: draftBlocks }),
    answer: z.object({ blocks: z.array(block) }),
    errors: ['page.not_found'],
  }),
  '/api/admin/pages/choices': defineCall({
    summary:
      'Sections, promos, lists of goods, coupons, regions, cities, pictures and films that a page can name; codes for whoever may see coupons',
    needs,
    payload: empty,
    answer: z.object({
      sections: z.array(option),
      promos: z.array(option),
      lists: z.array(option),
      coupons: z.array(coupon),
      regions: z.array(option),
      cities: z.array(option.extend({ region: id })),
      pictures: z.array(picture),
      films: z.array(film),
    }),
    errors: [],
  }),
  '/api/admin/pages/goods': defineCall({
    summary: 'Some goods by words or by code, which a block can name',
    needs,
    payload: z.object({ query: typed(QUERY_MAX) }),
    answer: z.object({ goods: z.array(good) }),
    errors: [],
  }),
};
