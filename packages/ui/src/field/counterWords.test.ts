import { expect, it } from 'vitest';
import { counterWords } from './counterWords.ts';

it.each([
  [0, 200, ''],
  [179, 200, ''],
  [180, 200, 'Осталось 20\u00A0знаков'],
  [198, 200, 'Осталось 2\u00A0знака'],
  [199, 200, 'Остался 1\u00A0знак'],
  [200, 200, 'Больше знаков не\u00A0поместится'],
  [203, 200, 'Лишнее: 3\u00A0знака'],
  [7, 10, ''],
  [8, 10, 'Осталось 2\u00A0знака'],
])('of %i characters out of %i it says «%s»', (length, max, words) => {
  expect(counterWords(length, max)).toBe(words);
});
