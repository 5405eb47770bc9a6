import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { expectClear, names, paths, rawBodies, types } from './testing/hostile.ts';

describe('whatever is sent', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it.each(paths)('%s answers or refuses clearly: a form', async (path) => {
    const fields = fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(...names, 'ids[]', 'services[0][key]', 'customer[__proto__]', '[', 'a[b'),
          fc.string(),
        ),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', '-1', '1e400', 'true', '\0', '%zz')),
      ),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (pairs) => {
        const text = pairs
          .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
          .join('&');
        await expectClear(shop, { url: path, payload: text, type: 'application/x-www-form-urlencoded' });
      }),
      { numRuns: 30 },
    );
  });

  it.each(paths)('%s refuses a body that is none', async (path) => {
    for (const payload of rawBodies)
      await expectClear(shop, { url: path, payload, type: 'application/json' });
    for (const type of types) await expectClear(shop, { url: path, payload: '{"id":1}', type });
  });
});
