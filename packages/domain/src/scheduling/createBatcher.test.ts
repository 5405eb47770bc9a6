import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAVORITES_BATCH_MS, createBatcher } from './createBatcher.ts';
import type { BatchEffect, BatchEvent } from './createBatcher.ts';

const { initial, step } = createBatcher<number>(300);
const ask = (...ids: number[]): BatchEvent<number> => ({ type: 'ask', ids });
const due: BatchEvent<number> = { type: 'due' };
const settle = (...ids: number[]): BatchEvent<number> => ({ type: 'settle', ids });

function run(events: [now: number, event: BatchEvent<number>][]) {
  let state = initial;
  const effects: BatchEffect<number>[][] = [];
  for (const [now, event] of events) {
    const next = step(state, event, now);
    state = next.state;
    effects.push(next.effects);
  }
  return { state, effects };
}

test('favourites are asked for in batches of 300 ms', () => {
  expect(FAVORITES_BATCH_MS).toBe(300);
});

describe('questions', () => {
  test('of one window go out as one, each id once', () => {
    const { effects, state } = run([
      [1000, ask(1, 2, 1)],
      [1299, ask(2, 3)],
      [1300, due],
    ]);
    expect(effects).toEqual([[{ type: 'wait', until: 1300 }], [], [{ type: 'send', ids: [1, 2, 3] }]]);
    expect(state).toEqual({ waiting: [], dueAt: null, flying: [1, 2, 3] });
  });

  test('are not repeated while their answer is on its way', () => {
    const { effects } = run([
      [0, ask(1, 2)],
      [300, due],
      [400, ask(1)],
      [500, ask(2, 3)],
      [800, due],
    ]);
    expect(effects.slice(2)).toEqual([[], [{ type: 'wait', until: 800 }], [{ type: 'send', ids: [3] }]]);
  });

  test('can be asked again once they were answered', () => {
    const { effects } = run([
      [0, ask(1, 2)],
      [300, due],
      [350, settle(1)],
      [400, ask(1, 2)],
      [700, due],
    ]);
    expect(effects.at(-1)).toEqual([{ type: 'send', ids: [1] }]);
  });

  test('go out when their wait is over, though the clock was set back meanwhile', () => {
    const { effects, state } = run([
      [3_600_000, ask(1)],
      [300, due],
      [400, ask(2)],
    ]);
    expect(effects.slice(1)).toEqual([[{ type: 'send', ids: [1] }], [{ type: 'wait', until: 700 }]]);
    expect(state.flying).toEqual([1]);
  });

  test('about nothing wait for nothing', () => {
    expect(
      run([
        [0, ask()],
        [300, due],
      ]).effects,
    ).toEqual([[], []]);
  });
});

test('every id asked for is sent in the end, and none twice without an answer between', () => {
  const questions = fc.array(fc.tuple(fc.nat({ max: 400 }), fc.array(fc.nat({ max: 8 }), { maxLength: 4 })));
  fc.assert(
    fc.property(questions, (script) => {
      let [state, now] = [initial, 0];
      const sent: number[] = [];
      const collect = (event: BatchEvent<number>) => {
        const next = step(state, event, now);
        state = next.state;
        for (const effect of next.effects) if (effect.type === 'send') sent.push(...effect.ids);
      };
      for (const [pause, ids] of script) {
        now += pause;
        collect(due);
        collect(ask(...ids));
      }
      now += 300;
      collect(due);
      expect(new Set(sent)).toEqual(new Set(script.flatMap(([, ids]) => ids)));
      expect(new Set(sent).size).toBe(sent.length);
    }),
    { numRuns: 300 },
  );
});

test('what waits always has a time to be sent at, however the clock is set', () => {
  const event = fc.oneof(
    fc.array(fc.nat({ max: 8 }), { maxLength: 4 }).map((ids) => ask(...ids)),
    fc.array(fc.nat({ max: 8 }), { maxLength: 4 }).map((ids) => settle(...ids)),
  );
  // Times in no order: the clock is set back and forth. `due` comes only where it was waited for.
  const script = fc.array(fc.tuple(fc.nat({ max: 5000 }), fc.option(event)));
  fc.assert(
    fc.property(script, (steps) => {
      let state = initial;
      let waits = 0;
      for (const [now, asked] of steps) {
        if (!asked && waits === 0) continue;
        if (!asked) waits -= 1;
        const next = step(state, asked ?? due, now);
        state = next.state;
        waits += next.effects.filter(({ type }) => type === 'wait').length;
        expect(waits > 0).toBe(state.waiting.length > 0);
      }
    }),
    { numRuns: 300 },
  );
});
