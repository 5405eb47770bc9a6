import { describe, expect, it } from 'vitest';
import { acceptWords, isAccepted, rulesWords, whyRefused } from './fileRules.ts';

const rules = { accept: 'image/*,.pdf', maxSize: 1_048_576, maxCount: 3 };
const file = (name: string, type = '', size = 100) => ({ name, type, size });

describe('a file', () => {
  it.each([
    ['стол.jpg', 'image/jpeg', 'image/*', true],
    ['стол.jpg', 'image/jpeg', 'IMAGE/JPEG', true],
    ['стол.jpg', 'image/jpeg', 'image/png, image/webp', false],
    ['ЧЕК.PDF', '', '.pdf', true],
    ['чек.pdf.exe', '', '.pdf', false],
    ['что угодно', '', undefined, true],
    ['что угодно', '', ' , ', true],
    ['картинка', 'imagery/x', 'image/*', false],
  ])('%s (%s) by «%s»: %s', (name, type, accept, accepted) => {
    expect(isAccepted({ name, type }, accept)).toBe(accepted);
  });

  it.each([
    [file('чек.pdf'), [], null],
    [file('чек.exe'), [], 'Такой файл не\u00A0подойдёт: нужны изображения или\u00A0PDF'],
    [file('чек.pdf', '', 0), [], 'Файл пустой'],
    [file('чек.pdf', '', 1_048_577), [], 'Больше 1\u00A0Мб: уменьшите или выберите другой'],
    [file('чек.pdf'), [file('чек.pdf')], 'Такой уже есть в списке'],
    [file('чек.pdf', '', 101), [file('чек.pdf')], null],
    [file('4.pdf'), [file('1.pdf'), file('2.pdf'), file('3.pdf')], 'Можно не\u00A0больше 3\u00A0файлов'],
  ])('%j beside %j: %s', (own, others, reason) => {
    expect(whyRefused(own, rules, others)).toBe(reason);
  });
});

describe('words', () => {
  it.each([
    ['image/*', 'изображения'],
    ['image/jpeg,.jpg,image/png', 'JPEG или\u00A0PNG'],
    ['.pdf,.docx,image/*', 'PDF, DOCX или\u00A0изображения'],
    [undefined, ''],
  ])('of %s: «%s»', (accept, words) => {
    expect(acceptWords(accept)).toBe(words);
  });

  it.each([
    [rules, 'Изображения или\u00A0PDF, до\u00A01\u00A0Мб, не\u00A0больше 3\u00A0файлов'],
    [{ ...rules, accept: undefined, maxCount: 1 }, 'До\u00A01\u00A0Мб'],
    [{ accept: undefined, maxSize: Number.POSITIVE_INFINITY, maxCount: Number.POSITIVE_INFINITY }, ''],
  ])('of %j: «%s»', (own, words) => {
    expect(rulesWords(own)).toBe(words);
  });
});
