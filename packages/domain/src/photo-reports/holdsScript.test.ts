import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsScript } from './holdsScript.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a script is found in whatever letters, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.mixedCase(fc.constant('<script')),
      fc.uint8Array({ maxLength: 300 }),
      (before, mark, after) => {
        expect(holdsScript(new Uint8Array([...before, ...bytesOf(mark), ...after]))).toBe(true);
      },
    ),
  );
});

test('a file without one holds none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      fc.pre(!text.toLowerCase().includes('<script'));
      expect(holdsScript(bytesOf(text))).toBe(false);
    }),
  );
  expect(holdsScript(bytesOf('<scrip'))).toBe(false);
  expect(holdsScript(bytesOf('<svg><script>'))).toBe(true);
});
