import { paths } from '@siren/contract/routes';
import { expect, test } from 'vitest';
import { queryOf } from './resources.ts';

test('an address whose query is cut within a sign leads to the same search', () => {
  const query = queryOf(new URLSearchParams({ query: `${'а'.repeat(199)}🛋 диван` }));
  const address = new URL(paths.search(query), 'https://shop.test');
  expect(queryOf(address.searchParams)).toBe(query);
});
