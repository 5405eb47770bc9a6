import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { makeCard } from '../testing/index.ts';
import { MarkedNames } from './CardName.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductRow } from './ProductRow.tsx';

const card = makeCard({ path: 'divan', offer: 7 });

test.each([
  ['card', ProductCard],
  ['row', ProductRow],
])('the %s of a variant that was filtered for leads to that variant', (_, Card) => {
  const hrefOf = (variant?: boolean) => {
    const shown = { ...card, ...(variant !== undefined && { variant }) };
    return /href="([^"]*)"/.exec(
      renderToString(
        <MemoryRouter>
          <Card card={shown} action={null} />
        </MemoryRouter>,
      ),
    )?.[1];
  };
  expect([hrefOf(true), hrefOf(false), hrefOf()]).toEqual([
    '/product/divan?offer=7',
    '/product/divan',
    '/product/divan',
  ]);
});

test('what is looked for is marked in what a row tells of the variant, not in its name alone', () => {
  const params = [{ name: 'Обивка', value: 'графит', unit: null }];
  const html = renderToString(
    <MemoryRouter>
      <MarkedNames renderName={(name) => <mark>{name}</mark>}>
        <ProductRow card={{ ...card, params }} action={null} />
      </MarkedNames>
    </MemoryRouter>,
  );
  expect(html).toContain('<mark>графит</mark>');
});
