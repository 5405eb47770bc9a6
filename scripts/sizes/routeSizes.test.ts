import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS, isWithin, STAFF_BUDGETS } from './budgets.ts';
import { routeSizes } from './routeSizes.ts';
import type { Manifest } from './routeSizes.ts';

const HOME = '../packages/features/src/home/index.ts';
const CART = '../packages/features/src/cart/index.ts';

const manifest: Manifest = {
  'entry.tsx': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [HOME, CART, 'toaster.tsx'],
    css: ['entry.css'],
  },
  '_react.js': { file: 'react.js', css: ['shared.css'] },
  [HOME]: { file: 'home.js', imports: ['_card.js', '_react.js'] },
  [CART]: { file: 'cart.js', imports: ['_card.js'], dynamicImports: ['dialog.ts'], css: ['cart.css'] },
  '_card.js': { file: 'card.js', imports: ['_money.js'], css: ['shared.css'] },
  '_money.js': { file: 'money.js' },
  'toaster.tsx': { file: 'toaster.js' },
  'dialog.ts': { file: 'dialog.js', css: ['dialog.css'] },
};
/** Every file is another power of two, so that a sum says which files are in it. */
const names = [
  'entry.js',
  'react.js',
  'home.js',
  'cart.js',
  'card.js',
  'money.js',
  'entry.css',
  'shared.css',
  'cart.css',
];
const contents = new Map(names.map((name, index) => [name, Buffer.from(name.repeat(4 ** index))]));
const gzip = (...files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(contents.get(file)!, { level: 9 }).length, 0);

test('counts the frame and what the route imports, each file once; what loads later is not in it', () => {
  const read = (file: string) => contents.get(file) ?? expect.fail(`${file} was read`);
  expect(routeSizes(manifest, read)).toEqual([
    { route: '', js: gzip('entry.js', 'react.js'), css: gzip('entry.css', 'shared.css') },
    {
      route: HOME,
      js: gzip('entry.js', 'react.js', 'home.js', 'card.js', 'money.js'),
      css: gzip('entry.css', 'shared.css'),
    },
    {
      route: CART,
      js: gzip('entry.js', 'react.js', 'cart.js', 'card.js', 'money.js'),
      css: gzip('entry.css', 'shared.css', 'cart.css'),
    },
  ]);
});

test.each([
  [{ js: BUDGETS.js, css: BUDGETS.css }, true],
  [{ js: BUDGETS.js + 1, css: 0 }, false],
  [{ js: 0, css: BUDGETS.css + 1 }, false],
])('%j is within the budget: %s', (size, within) => expect(isWithin(size)).toBe(within));

test.each([
  [{ js: STAFF_BUDGETS.js, css: STAFF_BUDGETS.css }, true],
  [{ js: STAFF_BUDGETS.js + 1, css: 0 }, false],
  [{ js: 0, css: STAFF_BUDGETS.css + 1 }, false],
])("%j is within the budget of the staff's app: %s", (size, within) =>
  expect(isWithin(size, STAFF_BUDGETS)).toBe(within),
);
