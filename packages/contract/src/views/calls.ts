import { VIEW_NAME_MAX, viewLists } from '@siren/domain/lists';
import { z } from 'zod';
import { auditCalls } from '../audit/index.ts';
import { defineCall, empty, id, text } from '../call/index.ts';
import { catalogErrorsCalls } from '../catalog-errors/index.ts';
import { clientRecordsCalls } from '../client-records/index.ts';
import { couponsCalls } from '../coupons/index.ts';
import { goodsCalls } from '../goods/index.ts';
import { staffOrdersCalls } from '../orders/index.ts';
import { storesCalls } from '../stores/index.ts';

const narrowed = { query: true, filters: true, sort: true } as const;

/** What a list shows, as its call takes it. Pages are no matter of a view. */
export const viewState = {
  orders: staffOrdersCalls['/api/admin/orders/list'].payload.pick(narrowed),
  clients: clientRecordsCalls['/api/admin/clients/list'].payload.pick(narrowed),
  catalog: goodsCalls['/api/admin/catalog/list'].payload.pick(narrowed),
  audit: auditCalls['/api/admin/audit/list'].payload.pick(narrowed),
  'catalog-error': catalogErrorsCalls['/api/admin/catalog-error/list'].payload.pick(narrowed),
  'franchise-stores': storesCalls['/api/admin/franchise-stores/list'].payload.pick(narrowed),
  coupons: couponsCalls['/api/admin/coupons/list'].payload.pick(narrowed),
};

const viewOf = z.union([
  z.object({ list: z.literal('orders'), state: viewState.orders }),
  z.object({ list: z.literal('clients'), state: viewState.clients }),
  z.object({ list: z.literal('catalog'), state: viewState.catalog }),
  z.object({ list: z.literal('audit'), state: viewState.audit }),
  z.object({ list: z.literal('catalog-error'), state: viewState['catalog-error'] }),
  z.object({ list: z.literal('franchise-stores'), state: viewState['franchise-stores'] }),
  z.object({ list: z.literal('coupons'), state: viewState.coupons }),
]);
/** A list and what it shows. */
export type ViewOf = z.output<typeof viewOf>;

const named = {
  name: text(VIEW_NAME_MAX).min(1),
  /** Whoever sees the list sees it. */
  shared: z.boolean(),
  of: viewOf,
  /** Keys of columns that are not shown. */
  hidden: z.array(z.string().regex(/^[a-zA-Z]{1,40}$/)).max(40),
};

const version = z.int().min(1);

const savedView = z
  .object({
    ...named,
    id,
    version,
    owner: z.object({ id, name: z.string() }),
    /** Filters of which values were left out, since there are none such any more. */
    lost: z.array(z.string()),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;

// Besides, each asks for what the list needs that it names.
const needs = 'admin.access' as const;

export const viewsCalls = {
  '/api/admin/views/list': defineCall({
    summary: 'Views of a list that one has saved, and those that others share',
    needs,
    payload: z.object({ list: z.enum(viewLists) }),
    answer: z.object({ views: z.array(savedView) }),
    errors: [],
  }),
  '/api/admin/views/save': defineCall({
    summary:
      'Save a view under a name, or change one as it was seen: one’s own, and of shared ones any for whoever manages accounts. One that is so already is answered as it is',
    needs,
    payload: z.object({
      ...named,
      /** The view that is changed, as it was seen; null for a new one. */
      seen: z.object({ id, version }).nullable(),
    }),
    answer: savedView,
    errors: ['view.not_found', 'view.name_taken', 'view.of_others', 'view.too_many', 'general.conflict'],
  }),
  '/api/admin/views/delete': defineCall({
    summary: 'Delete a view as it was seen, by whom it may be changed',
    needs,
    payload: z.object({ id, version }),
    answer: empty,
    errors: ['view.not_found', 'view.of_others', 'general.conflict'],
  }),
};
