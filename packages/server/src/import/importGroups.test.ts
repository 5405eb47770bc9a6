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
const written = fc.constantFrom(undefined, '', '  ', 'north', ' north ', 'south');

test('variants are grouped by the attribute, else by the element; where both differ that is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ attribute: written, element: written }), { minLength: 1, maxLength: 6 }),
      async (list) => {
        await shop.empty();
        const offers = list.map(({ attribute, element }, at) => ({
          ...{ id: `r${at}`, category: '1' },
          ...(attribute !== undefined && { group: attribute }),
          ...(element !== undefined && { extra: `<group_id>${element}</group_id>` }),
        }));
        const { problems } = await shop.take({ categories, offers });
        const sold = await shop.sold();
        list.forEach(({ attribute = '', element = '' }, at) => {
          const group = attribute.trim() || element.trim();
          expect(sold[`r${at}`]?.product).toBe(group ? `g:${group}` : `o:r${at}`);
        });
        const differing = list.flatMap(({ attribute = '', element = '' }, at) =>
          attribute.trim() && element.trim() && attribute.trim() !== element.trim() ? [`r${at}`] : [],
        );
        expect(problems.map(({ code, externalId, field }) => [code, externalId, field])).toEqual(
          differing.map((id) => ['group_differs', id, 'group_id']),
        );
      },
    ),
    { numRuns: 25 },
  );
});
