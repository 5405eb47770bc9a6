import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuyBar } from './BuyBar.tsx';

const said = (pickup: string | null) =>
  renderToStaticMarkup(
    <BuyBar
      toPay={990}
      pieces={2}
      pending={false}
      pickup={pickup}
      hindrance={null}
      onDrop={() => {}}
      onGo={() => {}}
    />,
  ).replaceAll(/<[^>]+>|\u00a0/g, ' ');

test('the bar says how the order comes: brought, fetched, and from where once that is chosen', () => {
  expect(said(null)).toContain('2 товара с доставкой');
  expect(said('')).toMatch(/2 товара, самовывоз\s/);
  expect(said('ул. Малышева, 71')).toContain('2 товара, самовывоз, ул. Малышева, 71');
});
