import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODES_MAX, parseCodes } from './parseCodes.ts';
import { withoutCodes } from './withoutCodes.ts';

const had = [
  { code: '1204501', quantity: 2 },
  { code: 'SOFA-SAGE', quantity: 1 },
];

test.each([
  ['1204501 x2; SOFA-SAGE\nNET-TAKOGO', 'NET-TAKOGO'],
  ['1204501 x5', '1204501 x3'],
  ['1204501;1204501;1204501', '1204501'],
  ['sofa-sage\nSOFA-SAGE', 'sofa-sage'],
  ['1204501 x2, 1204502 × 3 шт.', '1204502 x3'],
  ['1204501 x2\nSOFA-SAGE\nLAM', 'LAM'],
  ['Артикул: 77 шт. 2\n1204501 2\n', 'Артикул: 77 шт. 2\n'],
  ['1204501\n', ''],
  ['', ''],
])('%j leaves %j', (text, left) => {
  expect(withoutCodes(text, had)).toBe(left);
});

test('of a code that a good bears as a whole so much is left as was not had', () => {
  const borne = new Set(['QB 12', 'QS;9']);
  const text = 'QB 12 x5\nQB x2; QS;9';
  const left = withoutCodes(
    text,
    [
      { code: 'QB 12', quantity: 2 },
      { code: 'QB', quantity: 2 },
    ],
    borne,
  );
  expect(left).toBe('QB 12 x3\nQS;9');
});

test('what is too much to be asked about at once is left', () => {
  const codes = Array.from({ length: CODES_MAX + 2 }, (_, at) => `A-${at}`);
  const { lines } = parseCodes(codes.join('\n'));
  expect(withoutCodes(codes.join('\n'), lines)).toBe(`A-${CODES_MAX}\nA-${CODES_MAX + 1}`);
});

const code = fc.constantFrom('1204501', '1204502', 'sofa-sage', 'SOFA-SAGE', 'LAMP');
const line = fc.record({ code, quantity: fc.integer({ min: 1, max: 9 }) });

test('what was had and what is left are together what was asked for', () => {
  const counted = (text: string) =>
    new Map(parseCodes(text).lines.map(({ code: key, quantity }) => [key, quantity]));
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (asked, taken) => {
      const text = asked.map(({ code: key, quantity }) => `${key} x${quantity}`).join('\n');
      const before = counted(text);
      const had = parseCodes(taken.map(({ code: key, quantity }) => `${key} x${quantity}`).join('\n')).lines;
      const after = counted(withoutCodes(text, had));
      for (const [key, quantity] of before) {
        const pieces = had.find((one) => one.code === key)?.quantity ?? 0;
        expect(after.get(key) ?? 0).toBe(Math.max(0, quantity - pieces));
      }
    }),
  );
});
