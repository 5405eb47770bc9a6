import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneInput } from './phoneInput.ts';
import type { PhoneInput } from './phoneInput.ts';

/** A field as a browser has it: `|` is the caret, `[…]` a selection. */
interface Screen {
  text: string;
  from: number;
  to: number;
}
const read = (marked: string): Screen => {
  const text = marked.replace(/[|[\]]/g, '');
  if (marked.includes('|')) return { text, from: marked.indexOf('|'), to: marked.indexOf('|') };
  return { text, from: marked.indexOf('['), to: marked.indexOf(']') - 1 };
};
const draw = ({ text, caret }: PhoneInput) => `${text.slice(0, caret)}|${text.slice(caret)}`;

/** What a browser does with the text before it asks: a key, or something pasted over the selection. */
function change({ text, from, to }: Screen, what: string): PhoneInput {
  const erased = what === 'Backspace' || what === 'Delete';
  const start = what === 'Backspace' && from === to ? Math.max(0, from - 1) : from;
  const end = what === 'Delete' && from === to ? Math.min(text.length, to + 1) : to;
  const put = erased ? '' : what;
  return phoneInput({
    text: text.slice(0, start) + put + text.slice(end),
    caret: start + put.length,
    previous: text,
    forward: what === 'Delete',
  });
}
const press = (marked: string, what: string) => draw(change(read(marked), what));
const type = (keys: string, at = '|') => [...keys].reduce((shown, key) => press(shown, key), at);

describe('typed key by key', () => {
  it.each([
    ['8', '+7|'],
    ['7', '+7|'],
    ['+', '+|'],
    ['+7', '+7|'],
    ['9', '+7 9|'],
    ['4', '+7 4|'],
    ['8912', '+7 912|'],
    ['+7 912 2', '+7 912 2|'],
    ['8 (912) 204-4', '+7 912 204-4|'],
    ['тел', '|'],
    ['8 800 2004114', '+7 800 200-41-14|'],
    ['+8 912 204-41-08', '+7 912 204-41-08|'],
    ['+8 800 200-41-14', '+7 800 200-41-14|'],
    ['+7 8 912 204-41-08', '+7 912 204-41-08|'],
    ['+7 701 234-56-78', '+7 701 234-56-78|'],
    ['+375 29 123-45-67', '+375 291 234 567|'],
    ['+1 202 555 01 23', '+1 202 555 0123|'],
    ['+86 138 0013 8000', '+86 138 001 380 00|'],
    ['8912204410899', '+7 912 204-41-08|'],
  ])('%s is %s', (keys, shown) => {
    expect(type(keys)).toBe(shown);
  });
});

describe('pasted or filled in at once', () => {
  it.each([
    '89122044108',
    '+79122044108',
    '79122044108',
    '9122044108',
    '8 (912) 204-41-08',
    '+7 (912) 204 41 08',
    'tel:+7-912-204-41-08',
    'Мария, тел.: 8-912-204-41-08 (после шести)',
    '+7 +79122044108',
    '+7 89122044108',
    '8 912 204-41-08 доб. 123',
    '8 912 204-41-08, 8 343 200-00-00',
    '\u00A08\u00A0912\u00A0204‑41‑08\n',
    '9122044108 (вн. 5)',
  ])('%s is one and the same number', (pasted) => {
    expect(press('|', pasted)).toBe('+7 912 204-41-08|');
    expect(press('+7 343 2|', pasted)).toBe('+7 912 204-41-08|');
    expect(press('+7 3[43 200]-00-00', pasted)).toBe('+7 912 204-41-08|');
  });

  it.each([
    ['8002004114', '+78002004114'],
    ['8912204410', '+7912204410'],
    ['375291234567', '+375291234567'],
    ['00 49 30 1234567', '+49301234567'],
    ['8 10 49 30 1234567', '+49301234567'],
    ['+49 (0) 30 1234567', '+490301234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+7 701 234-56-78', '+77012345678'],
  ])('%s is %s', (pasted, value) => {
    expect(change(read('|'), pasted).value).toBe(value);
  });

  it('in parts goes where the caret is', () => {
    expect(press('+7 912|', '204-41')).toBe('+7 912 204-41|');
    expect(press('+7 [912] 204-41-08', '343')).toBe('+7 343| 204-41-08');
  });
});

describe('edited in the middle', () => {
  it.each([
    ['+7 912| 204-41-0', '5', '+7 912 5|20-44-10'],
    ['+7 912| 204-41-08', '5', '+7 912| 204-41-08'],
    ['+7 912 [204]-41-08', '3', '+7 912 3|41-08'],
    ['|+7 912 204', '5', '+7 5|91 220-4'],
    ['[+7 912] 204', '8', '+7| 204'],
    ['[+7 912 204]', '+', '+|'],
    ['[+7 912 204]', '3', '+7 3|'],
    ['+|375 291 234', '7', '+7| 375 291-23-4'],
    ['+7 912| 204', 'а', '+7 912| 204'],
  ])('%s, then %s: %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['+7 912 20|4-41-08', '+7 912 2|44-10-8'],
    ['+7 912 2|04-41-08', '+7 912 |044-10-8'],
    ['+7 912 |204-41-08', '+7 91|2 044-10-8'],
    ['+7 912| 204-41-08', '+7 91|2 044-10-8'],
    ['+7 |912 204', '+7| 912 204'],
    ['+7| 912 204', '+7| 912 204'],
    ['+7|', '|'],
    ['+7 9|', '+7|'],
    ['+7 [912 2]04-41-08', '+7 |044 108'],
    ['[+7 912] 204', '+7| 204'],
    ['[+7 912 204]', '|'],
    ['+3|75 291', '+|7 529 1'],
    ['+|375 291', '|+375 291'],
  ])('Backspace in %s: %s', (before, after) => {
    expect(press(before, 'Backspace')).toBe(after);
  });

  it.each([
    ['+7 912| 204-41-08', '+7 912| 044-10-8'],
    ['+7 912 |204-41-08', '+7 912 |044-10-8'],
    ['+7| 912 204', '+7| 122 04'],
    ['|+7 912', '|+7 912'],
    ['+7 912 20|4', '+7 912 20|'],
  ])('Delete in %s: %s', (before, after) => {
    expect(press(before, 'Delete')).toBe(after);
  });
});

const digit = fc.constantFrom(...'0123456789');
const many = (min: number, max: number) =>
  fc.array(digit, { minLength: min, maxLength: max }).map((all) => all.join(''));
const noise = fc.constantFrom('', ' ', '-', '(', ') ', '\u00A0', '.', ' – ', 'т');
const national = fc.tuple(fc.constantFrom('9', '4', '3'), many(9, 9)).map(([first, rest]) => first + rest);
const noisy = (digits: string, between: string[]) =>
  [...digits].map((one, index) => `${between[index % between.length]}${one}`).join('');
const noises = fc.array(noise, { minLength: 5, maxLength: 5 });
const foreign = fc
  .tuple(fc.constantFrom('1', '375', '380', '49', '44', '995', '86', '33'), many(7, 11))
  .map((parts) => parts.join(''));

describe('always', () => {
  it('a Russian number is the same by every prefix, with any signs between, typed or pasted', () => {
    fc.assert(
      fc.property(national, fc.constantFrom('8', '7', '+7', ''), noises, (number, prefix, between) => {
        const written = prefix + noisy(number, between);
        expect(change(read('|'), written).value).toBe(`+7${number}`);
        expect(change(read(type(written)), '').value).toBe(`+7${number}`);
      }),
    );
  });

  it('a number of another country keeps every digit, typed or pasted', () => {
    fc.assert(
      fc.property(foreign, noises, (number, between) => {
        const written = `+${noisy(number, between)}`;
        expect(change(read('|'), written).value).toBe(`+${number}`);
        expect(type(written).replace(/[ |]/g, '')).toBe(`+${number}`);
      }),
    );
  });

  const shown = fc
    .oneof(
      many(0, 10).map((rest) => `7${rest}`),
      foreign,
    )
    .map((digits) => phoneInput({ text: `+${digits}`, caret: 0 }).text);
  const place = fc.nat({ max: 30 });
  const digitsOf = (text: string) => text.replace(/\D/g, '');

  it('what it shows reads as itself', () => {
    fc.assert(
      fc.property(shown, (text) => {
        expect(phoneInput({ text, caret: text.length, previous: text })).toMatchObject({ text });
      }),
    );
  });

  it('one press takes at most one digit, the one beside the caret', () => {
    fc.assert(
      fc.property(shown, place, fc.constantFrom('Backspace', 'Delete'), (text, at, key) => {
        const caret = Math.min(at, text.length);
        const next = change({ text, from: caret, to: caret }, key);
        const before = digitsOf(text.slice(0, caret));
        const behind = digitsOf(text.slice(caret));
        const without = key === 'Delete' ? before + behind.slice(1) : before.slice(0, -1) + behind;
        expect([without, before + behind]).toContain(digitsOf(next.text));
        const left = digitsOf(next.text.slice(0, next.caret));
        /* The country is stepped over: the next Delete takes what follows it. */
        expect(before.startsWith(left) || left === '7').toBe(true);
      }),
    );
  });

  it('a digit is put where the caret is, and the caret stands behind it', () => {
    fc.assert(
      fc.property(many(0, 9), digit, place, (rest, key, at) => {
        const { text } = phoneInput({ text: `+7${rest}`, caret: 0 });
        const caret = Math.min(2 + at, text.length);
        const [before, behind] = [digitsOf(text.slice(0, caret)), digitsOf(text.slice(caret))];
        fc.pre(!(behind === '' && /^7[78]9/.test(before + key)));
        const next = change({ text, from: caret, to: caret }, key);
        expect(digitsOf(next.text)).toBe(before + key + behind);
        expect(digitsOf(next.text.slice(0, next.caret))).toBe(before + key);
        expect(next.text[next.caret - 1]).toBe(key);
      }),
    );
  });

  it('a full number takes no more', () => {
    fc.assert(
      fc.property(national, digit, place, (number, key, at) => {
        const { text } = phoneInput({ text: `+7${number}`, caret: 0 });
        const caret = Math.min(2 + at, text.length);
        const next = change({ text, from: caret, to: caret }, key);
        expect(next.text).toBe(text);
        expect(digitsOf(next.text.slice(0, next.caret))).toBe(digitsOf(text.slice(0, caret)));
      }),
    );
  });

  const key = fc.oneof(
    digit,
    fc.constantFrom('Backspace', 'Delete', '+', ' ', '-', 'ж'),
    many(2, 14),
    foreign,
  );
  it('whatever is done, the text is grouped, the value tells its digits and the caret stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, place, place), { maxLength: 40 }), (steps) => {
        let now: PhoneInput = { text: '', value: '', caret: 0 };
        for (const [what, one, other] of steps) {
          const { length } = now.text;
          const ends = [Math.min(one, length), Math.min(other, length)].toSorted((a, b) => a - b);
          now = change({ text: now.text, from: ends[0]!, to: ends[1]! }, what);
          expect(now.text).toMatch(/^(?:\+(?:\d[\d -]*)?)?$/);
          expect(now.value).toBe(now.text === '+' ? '' : now.text.replace(/[ -]/g, ''));
          expect(now.caret).toBeGreaterThanOrEqual(0);
          expect(now.caret).toBeLessThanOrEqual(now.text.length);
        }
      }),
    );
  });
});
