import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryGroup } from './Entry.ts';
import { entriesOf, entryAfter, meantEntry } from './meantEntry.ts';

const entry = (key: string) => ({ key, title: key, icon: null, deed: { to: `/${key}` } });
const group = (keys: string, waits = false): EntryGroup => ({
  title: keys,
  entries: [...keys].map(entry),
  waits,
});

describe('the row that Enter opens', () => {
  test.each([
    ['the first', [group('ab'), group('c')], null, 'a'],
    ['the one that the keys have come to', [group('ab'), group('c')], 'c', 'c'],
    ['the first again, where that one has gone', [group('ab'), group('c')], 'x', 'a'],
    ['none while others may come before it', [group('', true), group('c')], null, undefined],
    ['the first, if only later ones are awaited', [group('a'), group('', true)], null, 'a'],
    ['the one that the keys have come to, whatever is awaited', [group('', true), group('c')], 'c', 'c'],
    ['none where there is none', [group(''), group('')], null, undefined],
  ])('is %s', (_, groups, reached, meant) => {
    expect(meantEntry(groups, reached)?.key).toBe(meant);
  });
});

const groups = fc
  .uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 })
  .chain((keys) => fc.nat(keys.length).map((cut) => [keys.slice(0, cut), keys.slice(cut)]))
  .map((parts) => parts.map((keys) => group(keys.join(''))));

test('steps go round through all rows, and a step back undoes a step', () => {
  fc.assert(
    fc.property(groups, fc.constantFrom(1 as const, -1 as const), (those, step) => {
      const all = entriesOf(those);
      fc.pre(all.length > 0);
      const first = entryAfter(those, undefined, step)!;
      const seen = [first];
      for (let at = entryAfter(those, first, step)!; at !== first; at = entryAfter(those, at, step)!) {
        expect(entryAfter(those, at, step > 0 ? -1 : 1)).toBe(seen.at(-1));
        seen.push(at);
      }
      expect(seen.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
        all.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      );
    }),
  );
});
