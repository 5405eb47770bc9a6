import { expect, test } from 'vitest';
import {
  applyChange,
  inverseOf,
  listChanges,
  listProblems,
  mendedArticles,
  pastedArticles,
  shownGoods,
} from './index.ts';
import type { ListedGood } from './index.ts';

const list = { name: 'Новинки', from: null, to: null, offers: [1, 2, 3] };
const good = (offer: number, fields: Partial<ListedGood> = {}): ListedGood => ({
  ...{ offer, product: offer, name: `Товар ${offer}`, article: '', image: null, price: 10, pieces: 1 },
  ...{ state: 'shown', ...fields },
});

test('a list has a name, and no last day before its first one or without it', () => {
  expect(listProblems(list)).toEqual({});
  expect(Object.keys(listProblems({ ...list, name: ' ', to: '2026-11-21' }))).toEqual(['name', 'from']);
  const days = { from: '2026-11-21', to: '2026-11-20' };
  expect(Object.keys(listProblems({ ...list, ...days }))).toEqual(['to']);
});

test('pasted articles are lines and cells, each once', () => {
  expect(pastedArticles(' 1201177\r\nLD 201;73\t73,\n\n1201177')).toEqual(['1201177', 'LD 201', '73']);
});

test('an article is mended where it stands whole, and nowhere else', () => {
  expect(mendedArticles('SN-1000\nSN-100\tSN-1', 'SN-100', 'SN-1001')).toBe('SN-1000\nSN-1001\nSN-1');
});

test('a name that is taken back leaves the days that somebody set meanwhile, and days the name', () => {
  const renamed = { kind: 'set', fields: { name: 'Хиты' } } as const;
  const dated = { kind: 'set', fields: { from: '2026-11-21', to: null } } as const;
  const both = applyChange(applyChange(list, renamed), dated);
  expect(applyChange(both, inverseOf(list, renamed)!)).toEqual({ ...list, ...dated.fields });
  expect(applyChange(both, inverseOf(applyChange(list, renamed), dated)!)).toEqual({ ...list, name: 'Хиты' });
});

test('shoppers see what is there, one card a good, 48 at most', () => {
  const goods = [good(1), good(2, { state: 'away' }), good(3, { product: 1 }), good(4, { state: 'gone' })];
  expect(shownGoods([...goods, good(5)]).map(({ offer }) => offer)).toEqual([1, 5]);
  expect(shownGoods(Array.from({ length: 60 }, (_one, index) => good(index + 1)))).toHaveLength(48);
});

test('a history tells the order only where what stayed was moved', () => {
  const fields = (offers: number[]) =>
    listChanges(list, { ...list, offers }, String).map(({ field }) => field);
  expect(fields([1, 3])).toEqual(['unlisted']);
  expect(fields([4, 1, 2, 3])).toEqual(['listed']);
  expect(fields([3, 1, 2])).toEqual(['order']);
});
