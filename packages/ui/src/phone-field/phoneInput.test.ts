import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneInput } from './phoneInput.ts';

/** `|` is the caret. */
const change = (marked: string) => {
  const caret = marked.indexOf('|');
  const next = phoneInput(marked.replace('|', ''), caret);
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
};

describe('a phone number in the making', () => {
  it.each([
    ['|', '|'],
    ['8|', '+7|'],
    ['7|', '+7|'],
    ['+|', '|'],
    ['+7|', '+7|'],
    ['9|', '+7 9|'],
    ['+7 912|', '+7 912|'],
    ['+7 9122|', '+7 912 2|'],
    ['+7 912 2044|', '+7 912 204-4|'],
    ['+7 912 204-410|', '+7 912 204-41-0|'],
  ])('typed %s becomes %s', (typed, shown) => {
    expect(change(typed)).toBe(shown);
  });

  it.each([
    '89122044108|',
    '+79122044108|',
    '79122044108|',
    '9122044108|',
    '8 (912) 204-41-08|',
    '+7 (912) 204 41 08|',
    '+7 +79122044108|',
    '+7 89122044108|',
  ])('pasted or filled in as %s is one and the same number', (pasted) => {
    expect(change(pasted)).toBe('+7 912 204-41-08|');
  });

  it('takes ten digits that start with 8 for a number without its country', () => {
    expect(phoneInput('8002004114', 10).value).toBe('+78002004114');
  });

  it.each([
    ['a digit put in the middle', '+7 9512| 204-41-0', '+7 951 2|20-44-10'],
    ['a digit taken from the middle', '+7 91|204-41-08', '+7 91|2 044-10-8'],
    ['a separator taken away', '+7 912| 20441-08', '+7 912| 204-41-08'],
    ['a digit too many at the end', '+7 912 204-41-085|', '+7 912 204-41-08|'],
    ['the country taken away', '+| 912 204-41-08', '|+7 912 204-41-08'],
  ])('keeps the caret beside %s', (_what, left, shown) => {
    expect(change(left)).toBe(shown);
  });

  it('is stable: what it shows reads as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-() ') }), (typed) => {
        const once = phoneInput(typed, typed.length);
        expect(phoneInput(once.text, once.text.length)).toEqual(once);
        expect(once.value === '' || /^\+7\d{0,10}$/.test(once.value)).toBe(true);
      }),
    );
  });
});
