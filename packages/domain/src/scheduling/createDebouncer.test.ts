import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDebouncer } from './createDebouncer.ts';
import type { DebounceEffect, DebounceEvent } from './createDebouncer.ts';

const { initial, step } = createDebouncer<number>(200);
type Timed = [now: number, event: DebounceEvent<number>];

const change = (key: string, value: number): DebounceEvent<number> => ({ type: 'change', key, value });
const due: DebounceEvent<number> = { type: 'due' };

function run(events: Timed[]) {
  let state = initial;
  const effects: DebounceEffect<number>[][] = [];
  for (const [now, event] of events) {
    const next = step(state, event, now);
    state = next.state;
    effects.push(next.effects);
  }
  return { state, effects };
}

describe('changes of a quantity', () => {
  test('are sent once nothing changed for the whole wait', () => {
    const { effects } = run([
      [1000, change('a', 2)],
      [1199, due],
      [1200, due],
    ]);
    expect(effects).toEqual([
      [{ type: 'wait', until: 1200 }],
      [{ type: 'wait', until: 1200 }],
      [{ type: 'send', key: 'a', value: 2 }],
    ]);
  });

  test('in quick succession become the last one, and each puts the time off', () => {
    const { effects, state } = run([
      [0, change('a', 2)],
      [150, change('a', 3)],
      [300, change('a', 4)],
      [499, due],
      [500, due],
    ]);
    expect(effects.at(-2)).toEqual([{ type: 'wait', until: 500 }]);
    expect(effects.at(-1)).toEqual([{ type: 'send', key: 'a', value: 4 }]);
    expect(state).toEqual({ pending: [], flying: ['a'] });
  });

  test('of different rows wait each for themselves', () => {
    const { effects } = run([
      [0, change('a', 2)],
      [100, change('b', 7)],
      [200, due],
      [300, due],
    ]);
    expect(effects[1]).toEqual([{ type: 'wait', until: 200 }]);
    expect(effects[2]).toEqual([
      { type: 'send', key: 'a', value: 2 },
      { type: 'wait', until: 300 },
    ]);
    expect(effects[3]).toEqual([{ type: 'send', key: 'b', value: 7 }]);
  });

  test('are not taken while the row is in flight, and are again once it settled', () => {
    const { effects, state } = run([
      [0, change('a', 2)],
      [200, due],
      [250, change('a', 9)],
      [260, change('b', 1)],
      [300, { type: 'settle', keys: ['a'] }],
      [310, change('a', 5)],
    ]);
    expect(effects[2]).toEqual([]);
    expect(effects[3]).toEqual([{ type: 'wait', until: 460 }]);
    expect(state).toEqual({
      pending: [
        { key: 'b', value: 1, dueAt: 460 },
        { key: 'a', value: 5, dueAt: 510 },
      ],
      flying: [],
    });
  });

  test('are forgotten where the row is deleted meanwhile', () => {
    const { effects, state } = run([
      [0, change('a', 2)],
      [0, change('b', 3)],
      [50, { type: 'begin', keys: ['a', 'a', 'c'] }],
      [200, due],
    ]);
    expect(effects[2]).toEqual([{ type: 'begun', keys: ['a', 'c'] }]);
    expect(effects[3]).toEqual([{ type: 'send', key: 'b', value: 3 }]);
    expect(state.flying).toEqual(['a', 'c', 'b']);
  });
});

test('what is in flight does not begin anew', () => {
  const begin: DebounceEvent<number> = { type: 'begin', keys: ['a'] };
  const { effects } = run([
    [0, begin],
    [1, begin],
    [2, { type: 'begin', keys: ['a', 'b'] }],
  ]);
  expect(effects).toEqual([[{ type: 'begun', keys: ['a'] }], [], [{ type: 'begun', keys: ['b'] }]]);
});

test('settling frees the settled rows only', () => {
  const { state } = run([
    [0, { type: 'begin', keys: ['a', 'b'] }],
    [1, { type: 'settle', keys: ['a', 'x'] }],
  ]);
  expect(state.flying).toEqual(['b']);
});

const keys = fc.constantFrom('a', 'b', 'c');
const scripts = fc.array(
  fc.tuple(
    fc.nat({ max: 150 }),
    fc.oneof<fc.Arbitrary<DebounceEvent<number>>[]>(
      fc.record({ type: fc.constant('change' as const), key: keys, value: fc.nat({ max: 9 }) }),
      fc.constant(due),
      fc.record({ type: fc.constant('settle' as const), keys: fc.array(keys, { maxLength: 2 }) }),
      fc.record({ type: fc.constant('begin' as const), keys: fc.array(keys, { maxLength: 2 }) }),
    ),
  ),
  { maxLength: 30 },
);

test('whatever happens, a row never has two requests in flight, nor waits while one is', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      let [state, now] = [initial, 0];
      for (const [pause, event] of script) {
        now += pause;
        const next = step(state, event, now);
        const sent = next.effects.flatMap((effect) => (effect.type === 'send' ? [effect.key] : []));
        expect(sent.filter((key) => state.flying.includes(key))).toEqual([]);
        state = next.state;
        expect(new Set(state.flying).size).toBe(state.flying.length);
        expect(state.pending.filter(({ key }) => state.flying.includes(key))).toEqual([]);
        expect(new Set(state.pending.map(({ key }) => key)).size).toBe(state.pending.length);
      }
    }),
    { numRuns: 300 },
  );
});

test('after the last change of a free row its last value is sent, 200 ms later and once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 199 }), fc.nat()), { minLength: 1, maxLength: 12 }),
      (clicks) => {
        let [state, now] = [initial, 0];
        for (const [pause, value] of clicks) {
          now += pause;
          ({ state } = step(state, due, now));
          expect(state.flying).toEqual([]);
          ({ state } = step(state, change('a', value), now));
        }
        const { effects } = step(state, due, now + 200);
        expect(effects).toEqual([{ type: 'send', key: 'a', value: clicks.at(-1)?.[1] }]);
      },
    ),
  );
});
