import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countChange, sumChange } from './changeWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [31, 24, '+7', 'positive'],
  [24, 31, '−7', 'critical'],
  [5, 5, '', 'muted'],
  [4_000, 0, '+4 000', 'positive'],
] as const)('from %i orders on to %i is «%s»', (now, before, text, tone) => {
  const change = countChange(now, before);
  expect({ ...change, text: plain(change.text) }).toEqual({ text, tone });
});

test.each([
  [112_000, 100_000, '+12 %', 'positive'],
  [98_050, 100_000, '−2 %', 'critical'],
  [98_140, 100_000, '−1,9 %', 'critical'],
  [100_000.01, 100_000, '', 'muted'],
  [5_000, 0, '', 'muted'],
  [0, 0, '', 'muted'],
  [0, 900, '−100 %', 'critical'],
] as const)('%d roubles after %d are «%s»', (now, before, text, tone) => {
  const change = sumChange(now, before);
  expect({ ...change, text: plain(change.text) }).toEqual({ text, tone });
});

test('a change says the way it went, or nothing', () => {
  const sum = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(sum, sum, (now, before) => {
      for (const { text, tone } of [countChange(now, before), sumChange(now, before)]) {
        if (text === '') expect(tone).toBe('muted');
        else expect([text[0], tone]).toEqual(now > before ? ['+', 'positive'] : ['−', 'critical']);
      }
    }),
  );
});
