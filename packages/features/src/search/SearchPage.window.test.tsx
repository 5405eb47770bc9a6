import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MetricsProvider, noMetrics } from '../metrics/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeSearchAnswer } from './search.mock.ts';
import { SearchPage } from './SearchPage.tsx';

/** The list itself counts its own goods. */
vi.mock('../listing/ListingPanel.tsx', () => ({ ListingPanel: () => <article /> }));

test.each([
  ['/search?query=диван', 1],
  ['/search?query=диван&utm_source=mail', 1],
  ['/search?query=диван&sort=price-asc', 0],
  ['/search?query=диван&page=2', 0],
  ['/search?query=диван&price=..60000', 0],
])('%s is counted as a search %d times', async (at, times) => {
  const emit = vi.fn();
  const shop = hookShop({ '/api/catalog/search': (asked) => makeSearchAnswer(asked) }, { at });
  render(
    <MetricsProvider value={{ ...noMetrics, emit }}>
      <SearchPage />
    </MetricsProvider>,
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(document.querySelector('article')).not.toBeNull());
  expect(emit.mock.calls.filter(([{ type }]) => type === 'search')).toHaveLength(times);
});
