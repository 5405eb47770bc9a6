import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedXml, readWhole } from '../testing/index.ts';
import { ASSUMED_STOCK, offerStock } from './offerStock.ts';

const stores = new Map([
  ['s1', 1],
  ['s2', 2],
]);

const read = async (extra: string, attribute = '') => {
  const feed = feedXml({ offers: [{ id: '1', extra }] }).replace(
    '<offer id="1"',
    `<offer id="1"${attribute}`,
  );
  const { offers } = await readWhole(feed);
  const told: string[] = [];
  const stock = offerStock(offers[0]!, stores, (code) => void told.push(code));
  return { stock, told };
};

test.each(['false', '0', 'no', 'нет', ' НЕТ '])('available «%s» is not on sale', async (word) => {
  expect(await read('', ` available="${word}"`)).toEqual({ stock: [], told: [] });
  expect(await read(`<available>${word}</available><count>5</count>`)).toEqual({ stock: [], told: [] });
});

test.each(['true', '1', 'yes', 'да', ''])('available «%s» is on sale', async (word) => {
  expect(await read('', ` available="${word}"`)).toEqual({ stock: [[1, ASSUMED_STOCK]], told: [] });
});

test('what is disabled is not on sale, whatever is counted', async () => {
  const outlets = '<outlets><outlet id="s1" instock="3"/></outlets>';
  expect((await read(`<disabled>true</disabled>${outlets}`)).stock).toEqual([]);
  expect((await read(`<disabled>false</disabled>${outlets}`)).stock).toEqual([[1, 3]]);
});

test('outlets that are no store of the region leave it to the count beside them; of those that are, each counts', async () => {
  const id = fc.constantFrom('', 'moon', 's1', 's2');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ id, instock: fc.nat(9) }), { minLength: 1, maxLength: 4 }),
      fc.option(fc.integer({ min: 1, max: 9 })),
      async (outlets, count) => {
        const xml = outlets.map((one) => `<outlet${one.id && ` id="${one.id}"`} instock="${one.instock}"/>`);
        const { stock, told } = await read(
          `<outlets>${xml.join('')}</outlets>${count === null ? '' : `<count>${count}</count>`}`,
        );
        const sum = (store: string) =>
          outlets.reduce((all, one) => all + (one.id === store ? one.instock : 0), 0);
        const isKnown = outlets.some((one) => stores.has(one.id));
        const counted = [...stores].map(([code, store]) => [store, sum(code)]);
        const wanted = isKnown || count === null ? counted : [[1, count]];
        expect(stock).toEqual(wanted.filter(([, pieces]) => pieces !== 0));
        expect(told).toHaveLength(outlets.filter((one) => !stores.has(one.id)).length);
      },
    ),
    { numRuns: 60 },
  );
});
