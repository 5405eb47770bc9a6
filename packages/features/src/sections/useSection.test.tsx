import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hookShop } from '../stories/index.ts';
import { makeSectionAnswer } from '../catalog/catalog.fixtures.ts';
import { useSection } from './useSection.ts';

const open = (query = '', total = 128) => {
  const shop = hookShop(
    { '/api/catalog/section': (address) => makeSectionAnswer(address, total) },
    { at: `/section/divany${query}` },
  );
  return { ...renderHook(() => useSection('divany'), { wrapper: shop.wrapper }), shop };
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

test('of very many pages the earlier ones are a link away', async () => {
  const { result } = open('?page=40', 5_000);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.pages[0]).toBe(31);
  expect(result.current.earlier).toBe('?page=30');
});

test('another order starts from the first page again', async () => {
  const { result, shop } = open('?page=40', 5_000);
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => void shop.go('?sort=price-asc'));
  await waitFor(() => expect(result.current.data?.sort).toBe('price-asc'));
  expect(result.current.pages).toEqual([1]);
});
