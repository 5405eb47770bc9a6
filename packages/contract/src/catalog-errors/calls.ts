import { catalogErrorSorts } from '@siren/domain/catalog-errors';
import { BULK_MAX, SELECTED_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, empty, id } from '../call/index.ts';
import { bulkAnswer, defineList, needsOf } from '../staff/index.ts';
import {
  catalogError,
  catalogErrorCounts,
  catalogErrorRow,
  errorDeed,
  errorFilters,
  selectedError,
} from './schemas.ts';

const needs = { all: needsOf('catalog-errors') };
const version = z.int().min(0);

const list = defineList({
  row: catalogErrorRow,
  filters: errorFilters,
  sorts: catalogErrorSorts,
  sums: {},
});

export const catalogErrorsCalls = {
  '/api/admin/catalog-error/list': defineCall({
    summary:
      'Errors of the catalogue, narrowed, in an order: those that are still to be mended, unless another state is asked for',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/catalog-error/counts': defineCall({
    summary:
      'How many errors there are by rule, of one’s own, fixed and ignored, and what the last check has found',
    needs,
    payload: empty,
    answer: catalogErrorCounts,
    errors: [],
  }),
  '/api/admin/catalog-error/choices': defineCall({
    summary: 'Who may look after errors, and the sections of goods',
    needs,
    payload: empty,
    answer: z.object({
      people: z.array(z.object({ id, name: z.string() })),
      sections: z.array(z.object({ id, name: z.string() })),
    }),
    errors: [],
  }),
  '/api/admin/catalog-error/select': defineCall({
    summary:
      'Every error of a filter, to be worked on together. Refused where there are not as many as whoever selects them was told',
    needs,
    payload: list.payload
      .pick({ query: true, filters: true })
      .extend({ count: z.int().min(1).max(SELECTED_MAX) }),
    answer: z.object({ errors: z.array(selectedError) }),
    errors: ['general.conflict'],
  }),
  '/api/admin/catalog-error/get': defineCall({
    summary: 'An error with where it was found and what was done about it',
    needs,
    payload: z.object({ id }),
    answer: catalogError,
    errors: ['catalog_error.not_found'],
  }),
  '/api/admin/catalog-error/change': defineCall({
    summary: 'Say of an error that it is none, that it is one after all, or who looks after it',
    needs,
    payload: z.object({ id, version, deed: errorDeed }),
    answer: catalogError,
    errors: ['catalog_error.not_found', 'catalog_error.no_such_person', 'general.conflict'],
  }),
  '/api/admin/catalog-error/change-many': defineCall({
    summary: 'The same of several errors, each by itself and as it was seen',
    needs,
    payload: z.object({
      deed: errorDeed,
      errors: z.array(z.object({ id, version })).min(1).max(BULK_MAX),
      /** Key of a press, the same in all its portions: the history keeps them together. */
      run: z.uuid().optional(),
    }),
    answer: bulkAnswer,
    errors: [],
  }),
  '/api/admin/catalog-error/check': defineCall({
    summary: 'Check the whole catalogue by all rules. One check goes on at a time',
    needs,
    payload: empty,
    answer: catalogErrorCounts,
    errors: ['catalog_error.busy'],
  }),
  '/api/admin/catalog-error/check-one': defineCall({
    summary: 'Check by the rule of an error whether it is still there',
    needs,
    payload: z.object({ id }),
    answer: catalogError,
    errors: ['catalog_error.not_found'],
  }),
};
