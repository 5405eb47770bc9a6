import { sectionSorts } from '@siren/domain/catalog';
import { listStates } from '@siren/domain/product-lists';
import { pathProblem, PINS_MAX, SECTION_PATH_MAX, sectionHandFields } from '@siren/domain/sections';
import type {
  FacetChoice,
  PinnedGood,
  SectionFacet,
  SectionList,
  SectionUses,
  StaffSection,
  StaffSectionRow,
} from '@siren/domain/sections';
import { z } from 'zod';
import { defineCall, empty, entity, id, text, typed } from '../call/index.ts';
import { auditEntry, needsOf } from '../staff/index.ts';

const count = z.int().min(0);
/** As long as the import takes one. */
const NAME_MAX = 120;
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 500;
const FACETS_MAX = 300;

const row = entity<StaffSectionRow>()(
  z
    .object({
      id,
      parent: id.nullable(),
      path: z.string(),
      name: z.string(),
      hidden: z.boolean(),
      goods: count,
      hiddenGoods: count,
      byHand: z.boolean(),
      version: count,
    })
    .meta({ id: 'StaffSectionRow' }),
);
const tree = z.object({ sections: z.array(row) });

const choice = entity<FacetChoice>()(
  z.object({ code: typed(100).min(1), shown: z.boolean() }).meta({ id: 'FacetChoice' }),
);
const choices = z.array(choice).max(FACETS_MAX);
const facet = entity<SectionFacet>()(
  z.object({ code: z.string(), name: z.string(), unit: z.string().nullable(), values: count }),
);

const sort = z.enum(sectionSorts);
const pins = z
  .array(id)
  .max(PINS_MAX)
  .refine((ids) => new Set(ids).size === ids.length, 'twice the same');
const pinned = entity<PinnedGood>()(
  z
    .object({
      id,
      name: z.string().nullable(),
      hidden: z.boolean(),
      within: z.boolean(),
      unsold: z.array(z.string()),
    })
    .meta({ id: 'PinnedGood' }),
);

const list = entity<SectionList>()(
  z.object({ id, name: z.string(), state: z.enum(listStates) }).meta({ id: 'SectionList' }),
);

const staffSection = entity<StaffSection>()(
  z
    .object({
      id,
      parent: id.nullable(),
      made: z.boolean(),
      way: z.array(z.string()),
      name: z.string(),
      path: z.string(),
      hidden: z.boolean(),
      title: z.string(),
      description: z.string(),
      facets: choices.nullable(),
      sort: sort.nullable(),
      pins: z.array(id),
      list: id.nullable(),
      feed: z.object({
        name: z.string().optional(),
        place: z.object({ parent: z.string().nullable() }).optional(),
      }),
      above: choices,
      found: z.array(facet),
      pinned: z.array(pinned),
      lists: z.array(list),
      before: z.array(z.string()),
      goods: count,
      hiddenGoods: count,
      version: count,
      changes: z.array(auditEntry),
      timeZone: z.string(),
    })
    .meta({ id: 'StaffSection' }),
);

const named = z.array(z.object({ id, name: z.string() }));
const uses = entity<SectionUses>()(
  z
    .object({
      goods: count,
      sections: named,
      pages: named,
      coupons: count,
      codes: z.array(z.string()),
      services: z.array(z.string()),
      feeds: z.array(z.string()),
    })
    .meta({ id: 'SectionUses' }),
);
const seen = z.object({ id, version: count });

const path = typed(SECTION_PATH_MAX).refine((value) => pathProblem(value) === null, 'no such address');
const needs = { all: needsOf('sections') };

export const sectionsCalls = {
  '/api/admin/sections/list': defineCall({
    summary: 'All sections of the catalogue in their order, with how many goods are in and below each',
    needs,
    payload: empty,
    answer: tree,
    errors: [],
  }),
  '/api/admin/sections/get': defineCall({
    summary: 'A section with its filters, the addresses that lead to it and its history',
    needs,
    payload: z.object({ id }),
    answer: staffSection,
    errors: ['section.not_found'],
  }),
  '/api/admin/sections/create': defineCall({
    summary:
      'Make a section, which no import changes, at the end of what lies in another one; the same key makes one',
    needs,
    payload: z.object({
      idempotencyKey: z.uuid(),
      name: text(NAME_MAX).min(1),
      path,
      parent: id.nullable(),
    }),
    answer: staffSection,
    errors: ['section.not_found', 'section.name_taken', 'section.path_taken'],
  }),
  '/api/admin/sections/save': defineCall({
    summary:
      'Set fields of a section, which no import changes then, and give others back to the feed; only what is named changes. An address that it had goes on leading to it',
    needs,
    payload: z.object({
      id,
      version: count,
      set: z
        .strictObject({
          name: text(NAME_MAX).min(1),
          path,
          /** Shoppers see neither it nor what lies in it. */
          hidden: z.boolean(),
          title: text(TITLE_MAX),
          description: text(DESCRIPTION_MAX),
          facets: choices
            .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'twice the same')
            .nullable(),
          /** The order of goods that it opens with; null for that of the shop. */
          sort: sort.nullable(),
          /** Goods that stand first in that order, where no filter narrows it. */
          pins,
          /** A list whose goods stand behind the pins while it is shown; null for none. */
          list: id.nullable(),
        })
        .partial()
        .default({}),
      back: z.array(z.enum(sectionHandFields)).max(sectionHandFields.length).default([]),
    }),
    answer: staffSection,
    errors: [
      'section.not_found',
      'section.name_taken',
      'section.path_taken',
      'section.inside',
      'good.not_found',
      'product_list.not_found',
      'general.conflict',
    ],
  }),
  '/api/admin/sections/uses': defineCall({
    summary: 'What lies in a section, and which pages, coupons, services and feeds name it',
    needs,
    payload: z.object({ id }),
    answer: uses,
    errors: ['section.not_found'],
  }),
  '/api/admin/sections/merge': defineCall({
    summary:
      'Make one section of two, as they were seen: goods, sections in it, pages, coupons, addresses and feeds mean the one that stays',
    needs,
    payload: z.object({
      from: seen,
      into: seen,
      /** How many goods and sections lie directly in the one that is gone, as it was shown. */
      goods: count,
      sections: count,
      /** How many pages, coupons and services name it, as it was shown. */
      pages: count,
      coupons: count,
      services: count,
    }),
    answer: staffSection,
    errors: ['section.not_found', 'section.inside', 'general.conflict'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/sections/delete': defineCall({
    summary: 'Delete a section that staff made and nothing uses',
    needs,
    payload: seen,
    answer: tree,
    errors: ['section.not_found', 'section.fed', 'section.used', 'general.conflict'],
  }),
  '/api/admin/sections/move': defineCall({
    summary:
      'Put a section into another one or to the top, before one that lies there or at the end, with all that lies in it',
    needs,
    payload: z.object({ section: id, parent: id.nullable(), before: id.nullable() }),
    answer: tree,
    errors: ['section.not_found', 'section.inside'],
  }),
};
