import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OriginProvider } from '../info/index.ts';
import { makeProduct } from '../testing/index.ts';
import { ProductMeta } from './ProductMeta.tsx';

afterEach(cleanup);

/** What a link tells messengers where the shop's origin is this one. */
function told(origin: string): Map<string | null, string | null> {
  const product = makeProduct();
  render(
    <OriginProvider origin={origin}>
      <ProductMeta product={product} variant={product.variants[0]!} />
    </OriginProvider>,
  );
  const metas = [...document.querySelectorAll('meta[property]')];
  return new Map(metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]));
}

test('a link to a product has a picture and an address, both whole', () => {
  const facts = told('https://shop.ru');
  expect(facts.get('og:url')).toMatch(/^https:..shop[.]ru.product/);
  expect(facts.get('og:image')).toMatch(/^https:..shop[.]ru./);
  expect(facts.get('og:image:alt')).toBeTruthy();
});

test('where nobody said the origin it has neither, and still tells what is sold', () => {
  const facts = told('');
  expect([...facts.keys()].filter((name) => /url|image/.test(String(name)))).toEqual([]);
  expect(facts.get('product:price:amount')).toBeTruthy();
});
