import { expect, test } from 'vitest';
import { paramValue } from './paramValue.ts';

test.each([
  [{ value: '180', unit: 'см' }, '180\u00a0см'],
  [{ value: '310', unit: 'г/м²' }, '310\u00a0г/\u2060м²'],
  [{ value: 'койра, пена 35 кг/м³', unit: null }, 'койра, пена 35\u00a0кг/\u2060м³'],
  [{ value: 'дуб/орех', unit: null }, 'дуб/орех'],
  [{ value: 'велюр', unit: null }, 'велюр'],
])('%j is one line where it is a measure', (param, words) => {
  expect(paramValue(param)).toBe(words);
});
