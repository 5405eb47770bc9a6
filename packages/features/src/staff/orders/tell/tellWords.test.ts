import { messageProblems, messageStates } from '@siren/domain/order-messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords, stateWords } from './tellWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [{ emails: 1, phones: 0, unreachable: 0 }, 'Уйдёт 1 письмо'],
  [{ emails: 4, phones: 0, unreachable: 2 }, 'Уйдут 4 письма, 2 без контакта'],
  [{ emails: 11, phones: 1, unreachable: 0 }, 'Уйдёт 11 писем и 1 SMS'],
  [{ emails: 0, phones: 2, unreachable: 1 }, 'Уйдут 2 SMS, 1 без контакта'],
])('%o', (count, words) => {
  expect(plain(countWords(count))).toBe(words);
});

test('every number that is something is told', () => {
  const count = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(
      fc.record({ emails: fc.integer({ min: 1, max: 2_000 }), phones: count, unreachable: count }),
      (counted) => {
        const digits = plain(countWords(counted)).replaceAll(/(?<=\d) (?=\d)/gu, '');
        const told = [counted.emails, counted.phones, counted.unreachable].filter((number) => number > 0);
        expect(digits.match(/\d+/gu)?.map(Number)).toEqual(told);
      },
    ),
  );
});

test('each end of a message has words of its own', () => {
  const ends = (['email', 'phone'] as const).flatMap((channel) =>
    messageStates.flatMap((state) =>
      state === 'failed'
        ? messageProblems.map((problem) => stateWords({ channel, state, problem }))
        : [stateWords({ channel, state, problem: null })],
    ),
  );
  // One that waits and one that is about to go look alike.
  expect(new Set(ends).size).toBe(ends.length - 2);
});
