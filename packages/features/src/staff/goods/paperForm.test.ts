import { expect, test } from 'vitest';
import { paperProblems } from './paperForm.ts';

const there = [{ type: 'passport' as const, name: 'Паспорт', url: 'https://p.invalid/1.pdf' }];
const problems = (name: string, url: string) =>
  Object.keys(paperProblems({ type: 'other', name, url }, there));

test.each([
  ['Сборка', 'https://p.invalid/2.pdf', []],
  [' ', 'https://p.invalid/2.pdf', ['name']],
  ['Сборка', 'http://p.invalid/2.pdf', ['url']],
  ['Сборка', 'сборка.pdf', ['url']],
  ['Сборка', ' https://P.invalid/1.pdf', ['url']],
])('a paper %j at %j lacks %j', (name, url, lacking) => {
  expect(problems(name, url)).toEqual(lacking);
});
