import { expect, test } from 'vitest';
import { keepLock } from './keepLock.ts';

test('a database that says nothing is not waited for', async () => {
  const silent = { query: () => new Promise<never>(() => {}) };
  await expect(keepLock(silent, 10)).rejects.toMatchObject({ reason: 'silent' });
});

test('one that answers leaves nothing behind', async () => {
  await keepLock({ query: async () => [] });
});
