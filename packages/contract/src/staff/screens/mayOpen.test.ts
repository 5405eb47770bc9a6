import { permissions } from '@siren/domain/account';
import { administratorNeeds } from '@siren/domain/people';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayOpen } from './mayOpen.ts';
import { calls } from '../../calls/index.ts';
import { PAPERS_MAX, paperIds, paperPath } from './paperPath.ts';
import { needsOf, screensFor, staffScreens } from './staffScreens.ts';
import type { StaffArea, ScreenOfOne, StaffScreenName } from './staffScreens.ts';

const anyPermissions = fc.subarray([...permissions]);
const anyArea = fc.constantFrom<StaffArea>('admin', 'tools');
const names = Object.values(staffScreens);

test.each([
  [['orders.manage', 'admin.access'], 'orders', true],
  [['admin.access'], 'orders', false],
  [['orders.manage'], 'orders', false],
  [['admin.access'], '', true],
  [['orders.manage', 'users.manage'], '', false],
  [[...permissions], 'orders/', false],
  [['orders.manage', 'admin.access'], 'orders/104516', true],
  [['admin.access'], 'orders/104516', false],
  [[...permissions], 'orders/0', true],
  [[...permissions], 'orders/new', true],
  [[...permissions], 'orders/104516/lines', false],
  [[...permissions], 'orders/1e3', true],
  [[...permissions], 'toString', false],
  [['orders.manage', 'admin.access'], 'orders/104516/print/picking', true],
  [['orders.manage', 'admin.access'], 'orders/104516,9/print/waybill', true],
  [['admin.access'], 'orders/104516/print/picking', false],
  [[...permissions], 'orders/104516/print/toString', false],
  [[...permissions], 'orders/104516/print', false],
  [[...permissions], 'orders/104516/print/picking/2', false],
  [[...permissions], 'orders/104516/paper/picking', false],
  [[...permissions], 'orders/0,7/print/picking', false],
  [[...permissions], 'orders/7,7/print/picking', false],
  [[...permissions], 'orders/7,/print/picking', false],
  [[...permissions], 'clients/7/print/picking', false],
] as const)('with %j the address «%s» of the admin area opens: %s', (given, path, opens) => {
  expect(mayOpen(given, 'admin', path)).toBe(opens);
});

test('the address of a screen opens for exactly those who may see it', () => {
  fc.assert(
    fc.property(anyPermissions, fc.constantFrom(...names), (given, { area, path }) => {
      const seen = screensFor(given).map((name) => staffScreens[name]);
      expect(mayOpen(given, area, path)).toBe(seen.some((one) => one.area === area && one.path === path));
    }),
  );
});

test('nothing of the admin area opens without its permission, and its own address opens with it', () => {
  fc.assert(
    fc.property(anyPermissions, fc.constantFrom('', ...names.map(({ path }) => path)), (given, path) => {
      const without = given.filter((one) => one !== 'admin.access');
      expect(mayOpen(without, 'admin', path)).toBe(false);
      expect(mayOpen([...without, 'admin.access'], 'admin', '')).toBe(true);
    }),
  );
});

test('an address that no screen has opens for nobody', () => {
  const paths = new Set<string>(['', ...names.map(({ path }) => path)]);
  fc.assert(
    fc.property(fc.string(), anyArea, (path, area) => {
      fc.pre(!paths.has(path) && !/^[^/]+\/[^/]+$/.test(path));
      expect(mayOpen(permissions, area, path)).toBe(false);
    }),
  );
});

test('a paper opens for exactly those who may see its screen, of as many records as are printed at once', () => {
  const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 60 });
  const anyPaper = fc.constantFrom(...staffScreens.orders.papers);
  fc.assert(
    fc.property(anyPermissions, anyIds, anyPaper, (given, ids, paper) => {
      const seen = screensFor(given).includes('orders');
      const path = paperPath('orders', ids, paper);
      expect(mayOpen(given, 'admin', path)).toBe(seen && ids.length <= PAPERS_MAX);
      expect(mayOpen(given, 'tools', path)).toBe(false);
      const asked = path.split('/')[1] ?? '';
      expect(paperIds(asked)).toEqual(ids.length <= PAPERS_MAX ? ids : null);
    }),
  );
});

test('another permission never takes an address away', () => {
  const anyPath = fc.constantFrom('', ...names.map(({ path }) => path));
  fc.assert(
    fc.property(
      anyPermissions,
      fc.constantFrom(...permissions),
      anyArea,
      anyPath,
      (given, more, area, path) => {
        if (mayOpen(given, area, path)) expect(mayOpen([...given, more], area, path)).toBe(true);
      },
    ),
  );
});

test('the screen of people opens for just those whom the rules call administrators', () => {
  expect(needsOf('people').toSorted()).toEqual(administratorNeeds.toSorted());
});

/** Where the calls of a screen are not below the address that it has itself. */
const callsOf: Partial<Record<StaffScreenName, string>> = {
  overview: 'overview',
  people: 'users',
  goods: 'catalog',
  imports: 'imports',
  stores: 'franchise-stores',
  coupons: 'coupons',
  'photo-reports': 'photo-reports',
  'product-lists': 'product-lists',
};

const isOfOne = (name: StaffScreenName): name is ScreenOfOne => typeof staffScreens[name].needs === 'string';

describe.each(Object.keys(staffScreens) as StaffScreenName[])('the screen %s', (name) => {
  const { area, path } = staffScreens[name];
  const base = `/api/${area}/${callsOf[name] ?? path}`;
  const own = Object.entries(calls).filter(([address]) => address === base || address.startsWith(`${base}/`));

  test('has calls, and each needs all that the screen needs, or some of what any of it opens the screen', () => {
    expect(own).not.toEqual([]);
    for (const [address, { needs }] of own)
      if (isOfOne(name)) expect([address, needs]).toEqual([address, { all: needsOf(name) }]);
      else expect(staffScreens[name].needs, address).toEqual(expect.arrayContaining([needs].flat()));
  });

  test('opens for exactly those whom its calls let in', () => {
    fc.assert(
      fc.property(anyPermissions, (given) => {
        const has = isOfOne(name)
          ? needsOf(name).every((one) => given.includes(one))
          : staffScreens[name].needs.some((one) => given.includes(one));
        expect(mayOpen(given, area, path)).toBe(has);
      }),
    );
  });
});
