import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERASED_WORD, withoutMentions } from './mentions.ts';

const who = { name: 'Ульяна Берёзина', phone: '+79165550713', email: 'u.berezina@post.test' };

test.each([
  '+79165550713',
  '89165550713',
  '9165550713',
  '8 (916) 555-07-13',
  '+7\u00a0916\u00a0555\u00a007\u00a013',
  '7-916-555-07-13',
  'U.Berezina@POST.test',
  'ульяна березина',
  'Берёзина\nУльяна',
])('«%s» goes', (writing) => {
  expect(withoutMentions(`Звонить: ${writing}.`, who)).toBe(`Звонить: ${ERASED_WORD}.`);
});

test.each([
  'Ульяна',
  'Берёзина Анна',
  '991655507131',
  '+79165550714',
  'au.berezina@post.test',
  'u.berezina@post.testing',
  'Заказ № 916555',
])('«%s» is of somebody else and stays', (text) => {
  expect(withoutMentions(text, who)).toBe(text);
});

test('whoever has neither a full name nor contacts is looked for nowhere', () => {
  expect(withoutMentions('Ия, . и 8', { name: 'Ия', phone: null, email: '' })).toBe('Ия, . и 8');
});

const separator = fc.constantFrom('', ' ', '-', '\u00a0', ') ', ' (', '.', ' - ');

test('a phone goes however it is written, whatever stands around it', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
  const country = fc.constantFrom('+7', '8', '7', '');
  fc.assert(
    fc.property(
      digits,
      fc.array(separator, { minLength: 10, maxLength: 10 }),
      country,
      fc.constantFrom('', 'тел. ', 'мама, ', '\n'),
      (number, between, code, before) => {
        const written =
          code + number.map((digit, at) => `${at === 0 && code === '' ? '' : between[at]}${digit}`).join('');
        const person = { name: '', phone: `+7${number.join('')}`, email: null };
        expect(withoutMentions(`${before}${written}, вечером`, person)).toBe(
          `${before}${ERASED_WORD}, вечером`,
        );
      },
    ),
  );
});

test('what was erased is erased once', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, name) => {
      const person = { ...who, name: `${name} Берёзина` };
      const once = withoutMentions(`${text} ${person.name} ${who.phone}`, person);
      expect(withoutMentions(once, person)).toBe(once);
    }),
  );
});
