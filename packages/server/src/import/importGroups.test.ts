import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterAll(() => shop.close());

const categories = [{ id: '1', name: 'Ковры' }];
const written = fc.constantFrom(undefined, '', '  ', 'north', ' north ', 'south', 'east');

test('variants are grouped by the attribute, else by the first element; every other group is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ attribute: written, elements: fc.array(written, { maxLength: 3 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      async (list) => {
        await shop.empty();
        const offers = list.map(({ attribute, elements }, at) => ({
          ...{ id: `r${at}`, category: '1' },
          ...(attribute !== undefined && { group: attribute }),
          extra: elements.map((element = '') => `<group_id>${element}</group_id>`).join(''),
        }));
        const { problems } = await shop.take({ categories, offers });
        const sold = await shop.sold();
        const told = list.flatMap(({ attribute = '', elements }, at) => {
          const named = [attribute, ...elements].map((one = '') => one.trim()).filter(Boolean);
          expect(sold[`r${at}`]?.product).toBe(named[0] ? `g:${named[0]}` : `o:r${at}`);
          return [...new Set(named)].slice(1).map((other) => ['group_differs', `r${at}`, 'group_id', other]);
        });
        expect(
          problems.map(({ code, externalId, field, value }) => [code, externalId, field, value]),
        ).toEqual(told);
      },
    ),
    { numRuns: 25 },
  );
});
