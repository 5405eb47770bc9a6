import { cleanValues, references, withOptions } from '@siren/domain/references';
import type { Reference, ReferenceEntry } from '@siren/domain/references';

type Known = (typeof references)[number];

const WAYS = 5;
const TARIFFS = 6;

const options = {
  service_id: [
    { value: '1', label: 'Курьером' },
    { value: '3', label: 'Транспортной компанией' },
  ],
  city_id: [
    { value: '7', label: 'Екатеринбург' },
    { value: '9', label: 'Набережные Челны' },
    { value: '12', label: 'Тобольск' },
  ],
};

type Typed = Record<string, string>;

interface Counts {
  uses?: string;
  parts?: string;
}

function referenceWith(id: Known['id'], rows: readonly (Typed & Counts)[]): Reference {
  const known = references.find((one) => one.id === id) ?? references[0];
  const declaration = withOptions(known, options);
  const entryOf = ({ uses = '0', parts = '0', ...typed }: Typed & Counts, at: number): ReferenceEntry => ({
    ...{ id: at + 1, values: cleanValues(declaration, typed), active: true, version: 1, uses: Number(uses) },
    ...(id === WAYS && { parts: Number(parts) }),
  });
  return {
    ...{ id, entries: rows.map(entryOf), changes: [], timeZone: 'Asia/Yekaterinburg' },
    ...(id === TARIFFS && { options }),
  };
}

/** How a shop brings what is ordered. */
export const makeWays = (): Reference =>
  referenceWith(WAYS, [
    {
      ...{ name: 'Курьером', description: 'интервал 3\u00a0часа,\nпозвоним за час', kind: 'courier' },
      ...{ price: '990', percent: '0', min_value: '0', free_from: '50000', lead_days: '0' },
      ...{ is_default: 'да', uses: '214' },
    },
    {
      ...{ name: 'Из\u00a0магазина', kind: 'pickup', price: '0', percent: '0', min_value: '0' },
      ...{ lead_days: '-2', uses: '96' },
    },
    {
      ...{ name: 'Транспортной компанией', description: 'до\u00a0терминала', kind: 'carrier' },
      ...{ price: '1200', percent: '1,5', min_value: '1500', lead_days: '4', uses: '12' },
    },
  ]);

/** Ways of before, and one that no order has, with prices in three cities. */
export const makeNewWay = (): Reference => {
  const { entries, ...ways } = makeWays();
  const own = referenceWith(WAYS, [
    {
      ...{ name: 'Самокатом', kind: 'courier', price: '300', percent: '0', min_value: '0' },
      ...{ lead_days: '0', parts: '3' },
    },
  ]).entries.map((way) => ({ ...way, id: 9 }));
  return { ...ways, entries: [...entries, ...own] };
};

/** What that costs in cities that have a price of their own. */
export const makeTariffs = (): Reference =>
  referenceWith(TARIFFS, [
    { service_id: '1', city_id: '12', price: '1490', lead_days: '3' },
    { service_id: '3', city_id: '9', price: '2150,50', free_from: '80000' },
  ]);
