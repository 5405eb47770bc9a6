import { describe, expect, test } from 'vitest';
import { testsOf } from './runs.ts';

const WIDTHS = ['phone', 'desk'] as const;

/** Whether Playwright runs a test of these tags. */
function runs(run: string | undefined, width: 'phone' | 'desk', tags: string): boolean {
  const { grep, grepInvert } = testsOf(run, width);
  const name = `${width} cart.spec.ts a title ${tags}`;
  return (!grep || grep.test(name)) && !grepInvert?.test(name);
}

describe.each(['', '@phone', '@both', '@deep', '@phone @deep', '@both @deep'])(
  'a walk tagged «%s»',
  (tags) => {
    test('is at each of its widths either of the gate or of the deep run', () => {
      for (const width of WIDTHS) {
        const parts = ['gate', 'deep'].filter((run) => runs(run, width, tags));
        expect(parts).toHaveLength(runs(undefined, width, tags) ? 1 : 0);
      }
    });

    test('runs on a phone where it says so, and at a desk unless it is about a phone', () => {
      expect(runs(undefined, 'phone', tags)).toBe(/@phone|@both/.test(tags));
      expect(runs(undefined, 'desk', tags)).toBe(!tags.includes('@phone'));
    });
  },
);

test.each([
  ['', ['desk']],
  ['@phone', ['phone']],
  ['@both', ['phone']],
  ['@both @deep', []],
] as const)('the gate runs «%s» at: %s', (tags, widths) => {
  expect(WIDTHS.filter((width) => runs('gate', width, tags))).toEqual(widths);
});

test('another word for a run is refused', () => {
  expect(() => testsOf('night', 'desk')).toThrow('E2E_RUN is night');
});
