import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveGood } from './moveGood.ts';
import type { SectionFound, SectionMove } from './moveGood.ts';

const [SOFAS, CHAIRS, FURNITURE] = [11, 12, 1];
const fed: SectionFound = { section: SOFAS, feed: null };
const set: SectionFound = { section: CHAIRS, feed: SOFAS };
const into = (to: number): SectionMove => ({ move: 'into', to });
const between = (from: number, to: number): SectionMove => ({ move: 'between', from, to });
const out = (from: number): SectionMove => ({ move: 'out', from });

test.each([
  ['into another one', fed, into(CHAIRS), { kind: 'changed', to: CHAIRS, back: false }],
  ['into its own', fed, into(SOFAS), { kind: 'same' }],
  ['from its own', fed, between(SOFAS, CHAIRS), { kind: 'changed', to: CHAIRS, back: false }],
  ['from another one', fed, between(FURNITURE, CHAIRS), { kind: 'refused', why: 'elsewhere' }],
  ['to where it is already', set, between(SOFAS, CHAIRS), { kind: 'same' }],
  ['out', fed, out(SOFAS), { kind: 'changed', to: FURNITURE, back: false }],
  ['out of another one', fed, out(CHAIRS), { kind: 'refused', why: 'elsewhere' }],
  ['back to the feed', set, { move: 'feed' } as const, { kind: 'changed', to: SOFAS, back: true }],
  ['to the feed, which it is', fed, { move: 'feed' } as const, { kind: 'same' }],
])('%s', (_, found, wish, outcome) => {
  expect(moveGood(found, wish, FURNITURE)).toEqual(outcome);
});

test('out of a section that lies in none: it would lie nowhere, and stays', () => {
  expect(moveGood(fed, out(SOFAS), null)).toEqual({ kind: 'refused', why: 'no_section' });
});

const id = fc.integer({ min: 1, max: 4 });
const found: fc.Arbitrary<SectionFound> = fc.record({ section: id, feed: fc.option(id) });
const wish: fc.Arbitrary<SectionMove> = fc.oneof(
  id.map(into),
  fc.tuple(id, id).map(([from, to]) => between(from, to)),
  id.map(out),
  fc.constant<SectionMove>({ move: 'feed' }),
);

test('a good is moved once: moved again, it is where it was wanted, or no longer where goods are taken from', () => {
  fc.assert(
    fc.property(found, wish, fc.option(id), (good, move, above) => {
      const outcome = moveGood(good, move, above);
      if (outcome.kind !== 'changed') return;
      const feed = outcome.back ? null : (good.feed ?? good.section);
      const again = moveGood({ section: outcome.to, feed }, move, above);
      expect(again.kind).toBe('same');
    }),
  );
});

test('only what lies in the section that is named leaves it', () => {
  fc.assert(
    fc.property(found, id, id, fc.option(id), (good, from, to, above) => {
      fc.pre(good.section !== from);
      for (const move of [between(from, to), out(from)])
        expect(moveGood(good, move, above).kind).not.toBe('changed');
    }),
  );
});
