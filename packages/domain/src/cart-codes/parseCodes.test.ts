import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeLine } from './entities.ts';
import { CODES_MAX, parseCodes, PIECES_MAX } from './parseCodes.ts';

const read = (text: string) => parseCodes(text).lines.map(({ code, quantity }) => `${code}:${quantity}`);

describe('a list of codes', () => {
  test.each([
    ['1204501', ['1204501:1']],
    ['1204501 x2', ['1204501:2']],
    ['1204501 х2', ['1204501:2']],
    ['1204501 × 3 шт.', ['1204501:3']],
    ['1204501*12', ['1204501:12']],
    ['1204501x2', ['1204501:2']],
    ['LAMPX2', ['LAMPX2:1']],
    ['1204501\t2\n1204502\t1', ['1204501:2', '1204502:1']],
    ['1204501;2\r\n1204502;30', ['1204501:2', '1204502:30']],
    ['1204501;1204502; SOFA-SAGE', ['1204501:1', '1204502:1', 'SOFA-SAGE:1']],
    ['1204501, 1204502', ['1204501:1', '1204502:1']],
    ['Артикул: 1204501 2шт', ['1204501:2']],
    ['"1204501";"2"', ['1204501:2']],
    ['42', ['42:1']],
    ['42 7', ['42:7']],
    ['x2', ['x2:1']],
    ['1204501 1204501 x2\nsofa-sage\nSOFA-SAGE\nsofa-sage', ['1204501:3', 'sofa-sage:2', 'SOFA-SAGE:1']],
    ['арт.7740', ['7740:1']],
    ['Артикул:7740 x3', ['7740:3']],
    ["'7740'", ['7740:1']],
    ["№7740, 'код:7741'", ['7740:1', '7741:1']],
    ['7740.', ['7740:1']],
    ['арт.7740x2.', ['7740:2']],
    ['7740 арт.88', ['7740:1', '88:1']],
    ["'7740','2'", ['7740:2']],
    ['1. 7740', ['1.:1', '7740:1']],
    ['7740 - 2 шт, 8890 — 3 шт.', ['7740:2', '8890:3']],
    ['7740 -2шт', ['7740:2']],
    ['7740: 4', ['7740:4']],
    ['7740 = 4', ['7740:4']],
    ['7740 - 8890', ['7740:1', '8890:1']],
    [' \n\t; ,', []],
  ])('%j', (text, codes) => {
    expect(read(text)).toEqual(codes);
  });

  test('of more than may be asked about at once tells how many are left', () => {
    const text = Array.from({ length: CODES_MAX + 7 }, (_, at) => `A-${at}`).join('\n');
    expect(parseCodes(text)).toMatchObject({ left: 7, lines: { length: CODES_MAX } });
  });
});

const codes = fc.oneof(
  fc.integer({ min: 1_000, max: 9_999_999_999 }).map(String),
  fc.stringMatching(/^[A-WYZА-ФЦ-Я]{2,6}-[A-WYZ0-9]{1,8}$/u),
);
const lists: fc.Arbitrary<CodeLine[]> = fc.uniqueArray(
  fc.record({ code: codes, quantity: fc.integer({ min: 1, max: 999 }) }),
  { selector: ({ code }) => code, maxLength: 20 },
);
const wayOf: fc.Arbitrary<(line: CodeLine) => string> = fc.constantFrom(
  ({ code, quantity }: CodeLine) => `${code} x${quantity}`,
  ({ code, quantity }: CodeLine) => `${code}\t${quantity}`,
  ({ code, quantity }: CodeLine) => `${code};${quantity}`,
  ({ code, quantity }: CodeLine) => `${code} × ${quantity} шт.`,
  ({ code, quantity }: CodeLine) => `${code} – ${quantity} шт.`,
  ({ code, quantity }: CodeLine) => `${code}: ${quantity}`,
  ({ code, quantity }: CodeLine) => `${code}*${quantity}`,
  ({ code, quantity }: CodeLine) => Array.from({ length: quantity % 5 || 1 }, () => code).join(' '),
);

test('codes and quantities come out as they were written, in every way of writing', () => {
  fc.assert(
    fc.property(lists, fc.array(wayOf, { minLength: 20, maxLength: 20 }), (lines, ways) => {
      const counted = ways.map((way) => way({ code: 'A', quantity: 7 }).startsWith('A A'));
      const text = lines.map((line, at) => ways[at]!(line)).join('\n');
      expect(parseCodes(text).lines).toEqual(
        lines.map(({ code, quantity }, at) => ({
          code,
          quantity: counted[at] ? quantity % 5 || 1 : quantity,
        })),
      );
    }),
  );
});

test('whatever is pasted, each code stands there once and asks for some pieces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { lines } = parseCodes(text);
      expect(new Set(lines.map(({ code }) => code.normalize('NFKC'))).size).toBe(lines.length);
      for (const { code, quantity } of lines) {
        expect(code).not.toMatch(/^$|[\s;,]/u);
        expect(quantity >= 1 && quantity <= PIECES_MAX).toBe(true);
      }
    }),
  );
});
