import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readPlacesFile } from './placesFile.ts';

const EXAMPLE = await readFile(new URL('../../../../docs/running/places.json', import.meta.url), 'utf8');

interface Draft {
  regions: { cities: object[]; stores: Record<string, unknown>[]; [field: string]: unknown }[];
  payment: object[];
  delivery: object[];
  [field: string]: unknown;
}

/** What is said of the example once something in it was changed. */
function problemsOf(change: (draft: Draft) => unknown): string[] {
  const draft = JSON.parse(EXAMPLE) as Draft;
  change(draft);
  const read = readPlacesFile(JSON.stringify(draft));
  return 'problems' in read ? read.problems : [];
}

test('the example is a file of places, also with the mark of an editor on Windows', () => {
  expect(readPlacesFile(EXAMPLE)).toMatchObject({ places: { delivery: [{ addDays: 0 }, { addDays: -1 }] } });
  expect(readPlacesFile(`\uFEFF${EXAMPLE}`)).toHaveProperty('places');
});

test('what is no JSON is told with its line', () => {
  const read = readPlacesFile(EXAMPLE.replace('"name": "Тульская область",', '"name": "Тульская область"'));
  expect(read).toEqual({ problems: [expect.stringMatching(/^Файл не читается как JSON: .*line 6/)] });
});

test.each<[string, (draft: Draft) => unknown, string]>([
  [
    'a field that is missing',
    (draft) => delete draft.regions[0]?.stores[0]?.address,
    'regions № 1, stores № 1, address: не заполнено',
  ],
  [
    'a field that nobody knows',
    (draft) => Object.assign(draft.regions[0]?.stores[0] ?? {}, { adress: 'пр. Ленина, 50' }),
    'regions № 1, stores № 1: лишнее поле: adress',
  ],
  [
    'a text in the place of a number',
    (draft) => Object.assign(draft.regions[0]?.stores[0] ?? {}, { lat: '54.19' }),
    'regions № 1, stores № 1, lat: нужно: число',
  ],
  [
    'a number out of range',
    (draft) => Object.assign(draft.regions[0]?.stores[0] ?? {}, { lat: 541.9 }),
    'regions № 1, stores № 1, lat: не больше 90',
  ],
  [
    'half a day',
    (draft) => Object.assign(draft.regions[0]?.cities[0] ?? {}, { leadDays: 0.5 }),
    'regions № 1, cities № 1, leadDays: нужно: целое число',
  ],
  [
    'a price of less than a kopeck',
    (draft) => Object.assign(draft.delivery[0] ?? {}, { price: 0.001 }),
    'delivery № 1, price: рубли и целые копейки',
  ],
  [
    'a way that nobody knows',
    (draft) => Object.assign(draft.delivery[0] ?? {}, { kind: 'drone' }),
    'delivery № 1, kind: нужно одно из: courier, pickup, carrier',
  ],
  [
    'a time that is none',
    (draft) => Object.assign(draft.regions[0]?.stores[0] ?? {}, { opens: '9:00' }),
    'regions № 1, stores № 1, opens: нужно время, например 10:00',
  ],
  [
    'a store that closes before it opens',
    (draft) => Object.assign(draft.regions[0]?.stores[0] ?? {}, { closes: '09:00' }),
    'regions № 1, stores № 1, closes: позже opens',
  ],
  [
    'a store in a city of no region',
    (draft) => Object.assign(draft.regions[0]?.stores[0] ?? {}, { city: 'moscow' }),
    'regions № 1, stores № 1, city: города «moscow» нет среди городов региона',
  ],
  [
    'a code that is there twice',
    (draft) => draft.regions[0]?.cities.push(draft.regions[0].cities[0] ?? {}),
    'regions № 1, cities № 3, code: «tula» уже есть выше',
  ],
  [
    'a time zone that is none',
    (draft) => Object.assign(draft.regions[0] ?? {}, { timeZone: 'MSK' }),
    'regions № 1, timeZone: нужен часовой пояс, например Europe/Moscow',
  ],
  ['no region', (draft) => (draft.regions = []), 'regions: нужен хотя бы один регион'],
  [
    'nothing that can be taken without a bank',
    (draft) => (draft.payment = [{ code: 'card', name: 'Картой' }]),
    'payment: нужна оплата при получении: code «cash»',
  ],
  ['no way to get goods', (draft) => (draft.delivery = []), 'delivery: нужен хотя бы один способ получения'],
])('%s is told with its place', (_, change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test('all that is wrong is told at once', () => {
  expect(
    problemsOf((draft) => {
      delete draft.regions[0]?.stores[0]?.lat;
      draft.delivery = [];
    }),
  ).toHaveLength(2);
});
