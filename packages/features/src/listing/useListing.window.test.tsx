import { sectionSorts } from '@siren/domain/catalog';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resource, useKept } from '../api/index.ts';
import { makeSectionAnswer } from '../catalog/catalog.fixtures.ts';
import { hookShop } from '../stories/index.ts';
import { listingQuery, parseListing } from './address/index.ts';
import { withoutFilters, withValue } from './filters/index.ts';
import { listingPayload } from './resources.ts';
import { useListing } from './useListing.ts';

function useDivans() {
  const [search] = useSearchParams();
  const address = parseListing(search, sectionSorts);
  const kept = useKept(resource('/api/catalog/section', { path: 'divany', ...listingPayload(address) }));
  const answer = { ...kept, data: kept.data ?? makeSectionAnswer(address, 0) };
  const queryOf = (next: typeof address) => listingQuery(next, sectionSorts) || '?';
  return { ...useListing({ address, answer, queryOf }), answer };
}

const open = (query = '', total = 128) => {
  const shop = hookShop(
    { '/api/catalog/section': (asked) => makeSectionAnswer(asked, total) },
    { at: `/section/divany${query}` },
  );
  return { ...renderHook(useDivans, { wrapper: shop.wrapper }), shop };
};

test('the first page leads to the second and says how far the list has come', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.shown).toBe(24));
  expect(result.current).toMatchObject({ pages: [1], next: '?page=2', earlier: null });
});

test('an address of a later page shows all up to it', async () => {
  const { result } = open('?page=3&sort=new');
  await waitFor(() => expect(result.current.shown).toBe(72));
  expect(result.current).toMatchObject({ pages: [1, 2, 3], next: '?sort=new&page=4' });
});

test('the last page leads nowhere', async () => {
  const { result } = open('?page=2', 31);
  await waitFor(() => expect(result.current.shown).toBe(31));
  expect(result.current.next).toBeNull();
});

test.each([
  ['just beyond', '?page=3', [1, 2]],
  ['far beyond', '?page=50', [1, 2]],
])('an address %s the end shows the pages there are, each once', async (_, query, pages) => {
  const { result } = open(query, 31);
  await waitFor(() => expect(result.current.shown).toBe(31));
  expect(result.current).toMatchObject({ pages, next: null });
});

test('of very many pages the earlier ones are a link away, and another order starts from the first', async () => {
  const { result, shop } = open('?page=12', 300);
  await waitFor(() => expect(result.current.answer.fresh).toBe(true));
  expect(result.current).toMatchObject({ earlier: '?page=2' });
  expect(result.current.pages[0]).toBe(3);
  act(() => void shop.go('?sort=price-asc'));
  await waitFor(() => expect(result.current.answer.data?.sort).toBe('price-asc'));
  expect(result.current.pages).toEqual([1]);
});

test('the way to the earlier pages shows all of them, as its address does after a reload', async () => {
  const { result, shop } = open('?page=12', 300);
  await waitFor(() => expect(result.current.answer.fresh).toBe(true));
  act(() => void shop.go(result.current.earlier ?? ''));
  await waitFor(() => expect(result.current.shown).toBe(48));
  const reloaded = open('?page=2', 300).result;
  await waitFor(() => expect(reloaded.current.shown).toBe(48));
  const list = { pages: [1, 2], earlier: null, next: '?page=3' };
  expect(result.current).toMatchObject(list);
  expect(reloaded.current).toMatchObject(list);
});

test('marks follow at once, goods when they come, and the address says it', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.shown).toBe(24));
  act(() => result.current.change(withValue(result.current.wanted, 'tsvet-obivki', 'shalfey')));
  expect(result.current.wanted.filters).toEqual({ 'tsvet-obivki': ['shalfey'] });
  expect(result.current).toMatchObject({ busy: true, answer: { data: { total: 128 }, fresh: false } });
  await waitFor(() => expect(result.current.answer.data?.total).toBe(16));
  expect(result.current.busy).toBe(false);
});

test('a change right after another one keeps both', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.shown).toBe(24));
  act(() => result.current.change(withValue(result.current.wanted, 'tsvet-obivki', 'shalfey')));
  act(() => result.current.change(withValue(result.current.wanted, 'tip', 'pryamoy')));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.wanted.filters).toEqual({ 'tsvet-obivki': ['shalfey'], tip: ['pryamoy'] });
  act(() => result.current.change(withoutFilters(result.current.wanted)));
  expect(result.current.wanted.filters).toEqual({});
});
