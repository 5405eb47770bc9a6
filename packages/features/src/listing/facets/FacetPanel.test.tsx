import { listCards, sectionSorts } from '@siren/domain/catalog';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { makeShelf, wholeQuery } from '../../catalog/catalog.fixtures.ts';
import { parseListing } from '../address/index.ts';
import { FacetPanel } from './FacetPanel.tsx';

test('a mark that was set before the panel was awake counts all the same', async () => {
  const listing = listCards(makeShelf(30), wholeQuery({}, 'popular'));
  const facets = listing.facets.filter(({ type }) => type === 'color');
  const query = parseListing(new URLSearchParams('tsvet-obivki=sliva'), sectionSorts);
  const onChange = vi.fn();
  const panel = <FacetPanel facets={facets} prices={null} query={query} onChange={onChange} />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(panel);
  document.body.append(place);
  const boxOf = (slug: string) => place.querySelector<HTMLInputElement>(`input[value=${slug}]`);
  boxOf('shalfey')?.click();
  boxOf('sliva')?.click();
  const root = await act(() => hydrateRoot(place, panel));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...query, filters: { 'tsvet-obivki': ['shalfey'] } });
  act(() => root.unmount());
  place.remove();
});
