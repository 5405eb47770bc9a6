import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandAddresses } from '../catalog/index.ts';
import { brandMoved, mergedBrand, renamedBrand } from './index.ts';
import type { Brand } from './index.ts';

/** What goods carry of which a feed says this brand, as the database has it by the spellings that stand there. */
const brandNamed = (brands: readonly Brand[], told: string): string =>
  brands.find(({ spellings }) => spellings.includes(told))?.name ?? told;
const brand = (id: number, name: string): Brand => ({ id, name, spellings: [], addresses: [] });

test('a feed that names a brand which was merged, or called otherwise, means the one that stays', () => {
  const merged = mergedBrand(brand(1, 'Sirius'), [brand(2, 'SIRIUS'), brand(3, 'Сириус')]);
  expect(merged.spellings).toEqual(['SIRIUS', 'Сириус']);
  const renamed = renamedBrand(merged, 'Сириус');
  expect(renamed.spellings).toEqual(['Sirius', 'SIRIUS']);
  for (const told of ['Sirius', 'SIRIUS', 'Сириус']) expect(brandNamed([renamed], told)).toBe('Сириус');
  expect(brandNamed([renamed], 'сириус')).toBe('сириус');
});

test('the filter of a brand that was merged leads on by its short and its long address', () => {
  const merged = mergedBrand(brand(1, 'Полынь'), [brand(2, 'Wormwood')]);
  const before = new Map(merged.addresses.map((address) => [address, merged.name]));
  for (const address of brandAddresses('Wormwood'))
    expect(brandMoved(['Полынь'], before, address)).toBe('Полынь');
  expect(brandMoved(['Полынь'], before, 'mebel')).toBeUndefined();
});

test('an address that another brand has by now leads to that one', () => {
  const before = new Map([['loza', 'Тростник']]);
  expect(brandMoved(['Тростник', 'Лоза'], before, 'loza')).toBeUndefined();
});

const anyName = fc.constantFrom(
  'Sirius',
  'SIRIUS',
  'Сириус',
  'Siriys',
  'Лоза',
  'ЛОЗА',
  'Ёлка',
  'елка',
  'Кедр и Ко',
);
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('merge' as const),
    into: fc.nat(8),
    from: fc.array(fc.nat(8), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('rename' as const), which: fc.nat(8), name: anyName }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

interface Catalogue {
  brands: Brand[];
  /** What the feed says of each good, and what the good carries. */
  goods: { told: string; brand: string }[];
}

/** As the server does it: what has the name of a brand that changes has another one afterwards. */
function put({ brands, goods }: Catalogue, after: Brand, gone: readonly Brand[]): Catalogue {
  const names = gone.map(({ name }) => name);
  return {
    brands: brands
      .filter(({ id }) => id === after.id || !gone.some((one) => one.id === id))
      .map((one) => (one.id === after.id ? after : one)),
    goods: goods.map((good) => (names.includes(good.brand) ? { ...good, brand: after.name } : good)),
  };
}

function step(catalogue: Catalogue, one: Step): Catalogue {
  const { brands } = catalogue;
  const at = (place: number) => brands[place % brands.length]!;
  if (one.kind === 'rename') {
    const which = at(one.which);
    const isTaken = brands.some(
      ({ id, name, spellings }) => id !== which.id && (name === one.name || spellings.includes(one.name)),
    );
    return isTaken ? catalogue : put(catalogue, renamedBrand(which, one.name), [which]);
  }
  const into = at(one.into);
  const from = [...new Set(one.from.map(at))].filter(({ id }) => id !== into.id);
  return put(catalogue, mergedBrand(into, from), [into, ...from]);
}

test('merging and renaming keep goods, filters and addresses, in any order', () => {
  fc.assert(
    fc.property(
      fc.array(anyName, { minLength: 1, maxLength: 12 }),
      fc.array(anyStep, { maxLength: 8 }),
      (feed, steps) => {
        const names = [...new Set(feed)];
        const first: Catalogue = {
          brands: names.map((name, at) => brand(at + 1, name)),
          goods: feed.map((told) => ({ told, brand: told })),
        };
        const seen = new Map<string, Set<string>>();
        let now = first;
        for (const one of [null, ...steps]) {
          if (one) now = step(now, one);
          for (const { told, brand: name } of now.goods)
            for (const address of brandAddresses(name))
              seen.set(address, (seen.get(address) ?? new Set()).add(told));
        }
        const stay = now.brands.map(({ name }) => name);
        const before = new Map(
          now.brands.flatMap(({ name, addresses }) => addresses.map((one) => [one, name] as const)),
        );
        // No good is lost, and each carries what an import would write.
        expect(now.goods.map(({ told }) => told)).toEqual(feed);
        for (const good of now.goods) {
          expect(good.brand).toBe(brandNamed(now.brands, good.told));
          expect(stay).toContain(good.brand);
        }
        // Each address of before leads to a brand that there is, and by one hop.
        for (const [address, goods] of seen) {
          const leads = brandMoved(stay, before, address);
          const living = stay.filter((name) => brandAddresses(name).includes(address));
          expect(living.length > 0 ? leads : stay.includes(leads ?? '')).toBe(
            living.length > 0 ? undefined : true,
          );
          if (living.length === 0 && goods.size === 1)
            expect(now.goods.find(({ told }) => goods.has(told))?.brand).toBe(leads);
        }
        // A spelling leads to one brand and is the name of none.
        const spellings = now.brands.flatMap((one) => one.spellings);
        expect(new Set(spellings).size).toBe(spellings.length);
        for (const name of stay) expect(spellings).not.toContain(name);
      },
    ),
  );
});
