import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendPortions } from './sendPortions.ts';

const items = fc.uniqueArray(fc.integer(), { maxLength: 90 });
const size = fc.integer({ min: 1, max: 25 });
/** Portion at which something happens; mostly beyond the last one. */
const at = fc.integer({ min: 1, max: 12 });

test('each is sent once, in order, and answered or left; nothing is sent after a stop or a failure', async () => {
  await fc.assert(
    fc.asyncProperty(items, size, at, at, async (all, most, stopAt, failAt) => {
      const sent: number[][] = [];
      const told: number[] = [];
      const { results, left, error } = await sendPortions({
        items: all,
        size: most,
        async send(portion) {
          sent.push([...portion]);
          if (sent.length === failAt) throw new Error('lost');
          return portion.map((one) => one * 2);
        },
        onProgress: (done) => void told.push(done),
        isStopped: () => sent.length >= stopAt,
      });
      const failed = sent.length === failAt;
      const answered = sent.flat().slice(0, failed ? -(sent.at(-1)?.length ?? 0) : undefined);
      expect(results).toEqual(answered.map((one) => one * 2));
      expect([...answered, ...left]).toEqual(all);
      expect(sent.every((portion) => portion.length <= most && portion.length > 0)).toBe(true);
      expect(sent.length).toBeLessThanOrEqual(Math.min(stopAt, failAt, Math.ceil(all.length / most)));
      expect(error instanceof Error).toBe(failed);
      expect(told.at(-1) ?? 0).toBe(answered.length);
      if (stopAt * most >= all.length && !failed) expect(left).toEqual([]);
    }),
  );
});
