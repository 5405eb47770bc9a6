import { expect, test } from 'vitest';
import { textOf } from './textOf.ts';

test.each([
  ['UTF-8', new TextEncoder().encode('Название;ёж')],
  ['Excel', Uint8Array.from([0xcd, 0xe0, 0xe7, 0xe2, 0xe0, 0xed, 0xe8, 0xe5, 0x3b, 0xb8, 0xe6])],
])('a file of %s is read', async (_, bytes) => {
  expect(await textOf(new Blob([bytes]))).toBe('Название;ёж');
});

test('what tells Excel that it is UTF-8 stays, for whoever reads the text', async () => {
  expect(await textOf(new Blob(['\u{FEFF}№']))).toBe('\u{FEFF}№');
});
