import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNewestFirst } from './createNewestFirst.ts';

/** A queue whose tasks end when the test says so. */
function watched(max: number) {
  const ask = createNewestFirst<string>(max);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const make = (key: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(key);
      ends.set(key, () => resolve(key));
    });
  const end = async (key: string) => {
    ends.get(key)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, end, ask: (key: string, signal?: AbortSignal) => ask(key, make(key), signal) };
}

test('what is asked for last is begun first', async () => {
  const { begun, end, ask } = watched(1);
  for (const key of ['a', 'b', 'c', 'd']) void ask(key);
  for (const key of ['a', 'd', 'c', 'b']) await end(key);
  expect(begun).toEqual(['a', 'd', 'c', 'b']);
});

test('what is asked for once more is the newest, and is made once', async () => {
  const { begun, end, ask } = watched(1);
  void ask('a');
  const first = ask('b');
  void ask('c');
  const second = ask('b');
  for (const key of ['a', 'b', 'c']) await end(key);
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await Promise.all([first, second])).toEqual(['b', 'b']);
});

test('what waits goes with its asker', async () => {
  const { begun, end, ask } = watched(1);
  const gone = new AbortController();
  void ask('a');
  const left = ask('b', gone.signal);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await end('a');
  expect(begun).toEqual(['a']);
});

test('it stays while another one waits for it', async () => {
  const { begun, end, ask } = watched(1);
  const gone = new AbortController();
  void ask('a');
  const left = ask('b', gone.signal);
  const stays = ask('b');
  gone.abort();
  for (const key of ['a', 'b']) await end(key);
  expect(begun).toEqual(['a', 'b']);
  expect(await Promise.all([left, stays])).toEqual(['b', 'b']);
});

test('what runs is finished though its asker has gone, and who comes late gets it', async () => {
  const { begun, end, ask } = watched(1);
  const gone = new AbortController();
  void ask('a', gone.signal);
  gone.abort();
  const late = ask('a');
  await end('a');
  expect([await late, begun]).toEqual(['a', ['a']]);
});

test('a failure is told to its askers alone', async () => {
  const ask = createNewestFirst<string>(1);
  const bad = ask('bad', () => Promise.reject(new Error('bad')));
  const good = ask('good', () => Promise.resolve('good'));
  await expect(bad).rejects.toThrow('bad');
  expect(await good).toBe('good');
  expect(await ask('bad', () => Promise.resolve('mended'))).toBe('mended');
});

test('whoever asks and leaves, all who stay are served, never more than `max` at once', async () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 6 }), leaves: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, max) => {
        const ask = createNewestFirst<number>(max);
        let running = 0;
        let most = 0;
        const make = (key: number) => async () => {
          most = Math.max(most, (running += 1));
          await Promise.resolve();
          running -= 1;
          return key;
        };
        const answers = steps.map(({ key, leaves }) => {
          const asker = new AbortController();
          const answer = ask(key.toString(), make(key), asker.signal).catch(() => null);
          if (leaves) asker.abort();
          return answer;
        });
        const got = await Promise.all(answers);
        steps.forEach(({ key, leaves }, place) => {
          if (!leaves) expect(got[place]).toBe(key);
        });
        expect(most).toBeLessThanOrEqual(max);
      },
    ),
  );
});
