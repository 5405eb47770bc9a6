import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_TRIES, judgeCode, typedCode } from './oneTimeCode.ts';

test('a code is read however it was typed', () => {
  expect(typedCode(' 123-456 ')).toBe('123456');
  expect(typedCode('Код: 123 456')).toBe('123456');
  expect(typedCode('1234567')).toHaveLength(CODE_LENGTH);
});

test('a code is good five times at most: the fifth mistake is the last', () => {
  const verdicts = Array.from({ length: CODE_TRIES }, (_, n) =>
    judgeCode({ expiresAt: 10, tries: n + 1 }, false, 0),
  );
  expect(verdicts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'exhausted']);
  expect(judgeCode({ expiresAt: 10, tries: CODE_TRIES }, true, 0)).toBe('right');
});

test('nobody gets in by a code that is too old, tried too often, wrong or none', () => {
  fc.assert(
    fc.property(
      fc.option(fc.record({ expiresAt: fc.nat(20), tries: fc.integer({ min: 1, max: 8 }) })),
      fc.boolean(),
      fc.nat(20),
      (sent, isRight, now) => {
        const good = sent !== null && isRight && now < sent.expiresAt && sent.tries <= CODE_TRIES;
        expect(judgeCode(sent, isRight, now) === 'right').toBe(good);
      },
    ),
  );
});
