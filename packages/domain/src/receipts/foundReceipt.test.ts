import { expect, test } from 'vitest';
import { foundOf } from './foundReceipt.ts';

const form = { found: 'printed', document: '48 217', sign: '2914 660 038', reason: ' Лента ' } as const;

test('numbers of a paper are read as they are printed, in groups', () => {
  expect(foundOf(form, true)).toEqual({
    ...{ found: 'printed', document: 48_217, sign: '2914660038', reason: 'Лента' },
  });
});

test('what did not come out has no numbers', () => {
  expect(foundOf({ ...form, found: 'absent' }, true)).toMatchObject({ document: null, sign: '' });
});

test('what has no numbers on its paper is asked for none', () => {
  expect(foundOf({ ...form, document: '', sign: '' }, false)).toEqual({
    ...{ found: 'printed', document: null, sign: '', reason: 'Лента' },
  });
});

test.each([
  [{ found: null }, ['found']],
  [{ document: '12-04' }, ['document']],
  [{ document: '0' }, ['document']],
  [{ document: '99999999999' }, ['document']],
  [{ sign: '12345678901' }, ['sign']],
  [{ reason: '  ' }, ['reason']],
] as const)('%o lacks %o', (change, missing) => {
  expect(foundOf({ ...form, ...change }, true)).toEqual({ missing });
});
