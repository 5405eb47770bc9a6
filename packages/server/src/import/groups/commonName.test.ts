import { expect, test } from 'vitest';
import { commonName } from './commonName.ts';

test('a group is called what its variants have in common', () => {
  expect(
    commonName(['Диван «Лада» двухместный, велюр, шалфей', 'Диван «Лада» двухместный, велюр, терракот']),
  ).toBe('Диван «Лада» двухместный, велюр');
  expect(commonName(['Чехол для дивана серый', 'Чехол для дивана белый'])).toBe('Чехол для дивана');
});

test('words are never cut, quotations never left open', () => {
  expect(commonName(['Стол письменный белый', 'Стол письменный бежевый'])).toBe('Стол письменный');
  expect(commonName(['Стол «Северное море»', 'Стол «Северное сияние»'])).toBe('Стол «Северное море»');
});

test('where too little is in common the first name stands', () => {
  expect(commonName(['Диван Лада', 'Кресло Лада'])).toBe('Диван Лада');
  expect(commonName(['Диван Лада', 'Диван Берег'])).toBe('Диван Лада');
});
