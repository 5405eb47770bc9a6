import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedule } from './schedule.ts';

test('runs every job once, never more than fit, and answers in their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 }),
      async (s, weights) => {
        let taken = 0;
        let most = 0;
        const jobs = weights.map((weight, index) => ({
          weight,
          async run() {
            const share = Math.min(weight, 2);
            taken += share;
            most = Math.max(most, taken);
            await s.schedule(Promise.resolve());
            taken -= share;
            return index;
          },
        }));
        const all = schedule(jobs, 2);
        await s.waitFor(all);
        expect(await all).toEqual(weights.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('runs two light jobs at a time', async () => {
  const started: number[] = [];
  const release: (() => void)[] = [];
  const jobs = [0, 1, 2].map((index) => ({
    weight: 1,
    run: () => new Promise<void>((resolve) => (started.push(index), release.push(resolve))),
  }));
  const all = schedule(jobs, 2);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  release[0]!();
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  release.forEach((end) => end());
  await all;
});
