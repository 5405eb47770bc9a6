import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NBSP } from './spaces.ts';
import { tieWords } from './tieWords.ts';

const shown = (text: string) => tieWords(text).replaceAll(NBSP, '_');

test.each([
  ['Диван угловой с ящиком для белья', 'Диван угловой с_ящиком для_белья'],
  ['По промокоду дешевле всё, на чём сидят и лежат', 'По_промокоду дешевле всё, на_чём сидят и_лежат'],
  ['и в шкафу, а не на полу', 'и_в_шкафу, а_не_на_полу'],
  ['(с доставкой)', '(с_доставкой)'],
  ['ширина 180 см с подлокотниками', 'ширина 180 см с_подлокотниками'],
  ['Мегафон и сон', 'Мегафон и_сон'],
  ['кресло-качалка до пола', 'кресло-качалка до_пола'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('nothing but spaces changes, and a second time changes nothing', () => {
  const words = fc.array(fc.constantFrom('в', 'на', 'Диван', 'с', '«Лада»', 'для', '180', 'см', '—'));
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      expect(tieWords(text).replaceAll(NBSP, ' ')).toBe(text);
      expect(tieWords(tieWords(text))).toBe(tieWords(text));
    }),
  );
});
