import { expect, test } from 'vitest';
import { wayTo } from './area.tsx';

const roots = { admin: 'kontora', tools: 'verstak' };

test('a screen of the area that one is in is reached within the app', () => {
  expect(wayTo('orders', { area: 'admin', roots })).toEqual({ to: '/orders' });
});

test('a screen of another area is a document of its own, at the address that the shop gave that area', () => {
  expect(wayTo('orders', { area: 'tools', roots }, '/orders/104516')).toEqual({
    href: '/kontora/orders/104516',
  });
});

test('where one may not enter the other area no way leads there', () => {
  expect(wayTo('orders', { area: 'tools', roots: { tools: 'verstak' } })).toBeNull();
});
