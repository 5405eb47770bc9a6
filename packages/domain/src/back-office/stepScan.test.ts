import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCAN_GAP_MS, SCAN_INITIAL, SCAN_MIN, stepScan } from './stepScan.ts';

/** Keys that are pressed one after another, with pauses before each, ms. */
function press(strokes: readonly { code: string; pause: number }[]): string[] {
  let [state, at] = [SCAN_INITIAL, 0];
  return strokes.flatMap(({ code, pause }) => {
    at += pause;
    const step = stepScan(state, { code, shift: false, at });
    state = step.state;
    return step.scanned === null ? [] : [step.scanned];
  });
}
const quick = fc.integer({ min: 0, max: SCAN_GAP_MS });
const slow = fc.integer({ min: SCAN_GAP_MS + 1, max: 5_000 });
const codeOf = (sign: string) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`);
const scan = (signs: string, pauses: readonly number[]) =>
  [...signs].map((sign, at) => ({ code: codeOf(sign), pause: pauses[at] ?? 1 }));

test('a code is read whole whatever was typed before it, once, by the keys and not by what the layout writes there', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9A-Z]{4,20}$/),
      fc.array(quick, { minLength: 21, maxLength: 21 }),
      fc.array(fc.record({ code: fc.constantFrom('KeyA', 'Digit1', 'Enter', 'F4'), pause: slow })),
      slow,
      (signs, pauses, before, pause) => {
        const strokes = scan(signs, pauses).map((one, at) => (at === 0 ? { ...one, pause } : one));
        expect(press([...before, ...strokes, { code: 'Enter', pause: pauses[20] ?? 1 }])).toEqual([signs]);
      },
    ),
  );
});

test('a person who types is no scanner: one pause, or too few signs, and nothing is read', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}$/), slow, (signs, pause) => {
      expect(press([...scan(signs, []), { code: 'Enter', pause }])).toEqual([]);
    }),
  );
  expect(press([...scan('123', []), { code: 'Enter', pause: 1 }])).toEqual([]);
  expect(SCAN_MIN).toBe(4);
});

test('a key that is no sign ends what was read so far', () => {
  const strokes = [...scan('1234', []), { code: 'ArrowUp', pause: 1 }, { code: 'Enter', pause: 1 }];
  expect(press(strokes)).toEqual([]);
});

test('capitals, for which a scanner holds Shift down, are read as the same code', () => {
  const strokes = ['ShiftLeft', 'KeyS', 'ShiftLeft', 'KeyK', 'Digit0', 'Digit7', 'Enter'];
  expect(press(strokes.map((code) => ({ code, pause: 2 })))).toEqual(['SK07']);
});
