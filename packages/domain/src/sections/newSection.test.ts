import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newSectionProblem, pathOfName, pathProblem } from './index.ts';

/** 1 «Сад» (2 «Гамаки»), 3 «Двор». */
const sections = [
  { id: 1, parent: null, name: 'Сад', path: 'sad' },
  { id: 2, parent: 1, name: 'Гамаки', path: 'gamaki' },
  { id: 3, parent: null, name: 'Двор', path: 'dvor' },
];

describe('a section that staff make', () => {
  test.each([
    [{ name: 'Качели', path: 'kacheli', parent: 1 }, null],
    [{ name: 'Качели', path: 'kacheli', parent: null }, null],
    [{ name: 'ГАМАКИ ', path: 'setki', parent: 1 }, 'name'],
    [{ name: 'Гамаки', path: 'setki', parent: 3 }, null],
    [{ name: 'Гамаки', path: 'gamaki', parent: 3 }, 'path'],
    [{ name: 'Качели', path: 'kacheli', parent: 9 }, 'unknown'],
  ])('%j: %s', (wish, problem) => expect(newSectionProblem(sections, wish)).toBe(problem));

  test('has the address of its name, of both names, or a number', () => {
    expect(pathOfName(sections, { name: 'Качели', parent: 3 })).toBe('kacheli');
    expect(pathOfName(sections, { name: 'Гамаки', parent: 3 })).toBe('gamaki-dvor');
    expect(pathOfName(sections, { name: 'Гамаки', parent: null })).toBe('gamaki-2');
    expect(pathOfName(sections, { name: '???', parent: null })).toBe('');
  });

  test('has an address that is right and free, whatever there is and however many follow', () => {
    const name = fc.oneof(
      fc.constantFrom('Сад', 'Сад 2', 'сад', 'Гамаки', '!'),
      fc.string({ maxLength: 120 }),
    );
    const wish = fc.record({ name, parent: fc.constantFrom(null, 1, 2, 3) });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const all = [...sections];
        for (const { name: own, parent } of wishes) {
          const path = pathOfName(all, { name: own, parent });
          if (path === '') continue;
          expect(pathProblem(path)).toBeNull();
          expect(newSectionProblem(all, { name: own, path, parent })).not.toBe('path');
          all.push({ id: all.length + 1, parent, name: own, path });
        }
      }),
    );
  });
});
