import { NetworkError, refusal } from '@siren/contract/errors';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hookShop } from '../../stories/index.ts';
import { makeSuggestions } from '../searchBox.fixtures.ts';
import { useSuggestions } from './useSuggestions.ts';

const nothing = { queries: [], sections: [], products: [] };

/** A field with suggestions: what has an «ъ» in it finds nothing, and what ends in «…» is never answered. */
const type = (query: string) => {
  const shop = hookShop({
    '/api/catalog/suggest': async (asked) => {
      if (asked.query.endsWith('…')) await new Promise(() => undefined);
      return makeSuggestions(asked.query.trim(), asked.query.includes('ъ') ? nothing : {});
    },
  });
  return renderHook(useSuggestions, { wrapper: shop.wrapper, initialProps: query });
};

test('that there are none is said of the query that was asked for, and of no other', async () => {
  const { result, rerender } = type('ъъ');
  await waitFor(() => expect(result.current).toMatchObject({ state: 'success', groups: [] }));
  rerender('ъъд…');
  expect(result.current.state).toBe('pending');
  rerender('ъъ');
  expect(result.current.state).toBe('success');
});

test('what was found stays until more is known', async () => {
  const { result, rerender } = type('див');
  await waitFor(() => expect(result.current.groups).toHaveLength(4));
  rerender('дива…');
  expect(result.current).toMatchObject({ state: 'success', words: 'див' });
  expect(result.current.groups).toHaveLength(4);
});

test('spaces around a query make it no other one', async () => {
  const { result } = type('ъъ ');
  expect(result.current.state).toBe('pending');
  await waitFor(() => expect(result.current).toMatchObject({ state: 'success', groups: [] }));
});

test.each([
  [new NetworkError('unreachable'), true],
  [new NetworkError('timeout'), true],
  [new NetworkError('server', 500), false],
  [refusal('general.too_many_requests'), false],
] as const)(
  'a failure of the network is told from one of the server: %s (of the network: %s)',
  async (failure, unreachable) => {
    const shop = hookShop({ '/api/catalog/suggest': () => Promise.reject(failure) });
    const { result } = renderHook(useSuggestions, { wrapper: shop.wrapper, initialProps: 'див' });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'error', unreachable, groups: [] }));
  },
);
