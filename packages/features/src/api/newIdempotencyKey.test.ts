import { expect, test } from 'vitest';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const keys = Array.from({ length: 200 }, newIdempotencyKey);

test('a key is a random UUID, as the contract wants it', () => {
  for (const key of keys) expect(key).toMatch(UUID);
});

test('no two keys are the same', () => {
  expect(new Set(keys).size).toBe(keys.length);
});
