import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockTypesOf,
  copiedContent,
  lostTypes,
  newBlock,
  newPagePath,
  pageKinds,
  takenProblem,
} from './index.ts';
import type { DraftBlock, PageContent } from './index.ts';

const anyKind = fc.constantFrom(...pageKinds);
const contentOf = (types: readonly DraftBlock['type'][]): PageContent => ({
  ...{ title: 'Осень', description: 'До снега', from: '2026-11-01', to: '2026-11-30', regions: [1] },
  footer: true,
  blocks: types.reduce<DraftBlock[]>((blocks, type) => [...blocks, newBlock(type, blocks)], []),
});
const anyContent = anyKind.chain((kind) =>
  fc.array(fc.constantFrom(...blockTypesOf(kind)), { maxLength: 12 }).map((types) => ({
    ...{ kind, content: contentOf(types) },
  })),
);

describe('a copy of a page', () => {
  test('has the blocks of the other one in their order, but for those that its kind cannot have', () => {
    fc.assert(
      fc.property(anyContent, anyKind, ({ kind, content }, to) => {
        const { blocks } = copiedContent(content, { kind: to, title: 'Зима' });
        const lost = lostTypes(kind, to);
        expect(blocks).toEqual(content.blocks.filter(({ type }) => !lost.includes(type)));
        expect(blocks.every(({ type }) => blockTypesOf(to).includes(type))).toBe(true);
      }),
    );
  });

  test('is for the same regions, has no days, and the foot does not lead to it', () => {
    expect(copiedContent(contentOf(['text']), { kind: 'free', title: 'Зима' })).toMatchObject({
      ...{ title: 'Зима', description: 'До снега', regions: [1], from: null, to: null, footer: false },
    });
  });
});

describe('the address of a new page', () => {
  const page = (id: number, path: string | null) => ({ id, path, title: `Страница ${id}` });

  test.each([
    ['Доставка и\u00a0сборка', 'dostavka-i-sborka'],
    ['Возврат', 'vozvrat-3'],
    ['«»', ''],
  ])('is made of «%s» as «%s»', (title, path) => {
    expect(newPagePath([page(1, 'vozvrat'), page(2, 'vozvrat-2'), page(3, null)], title)).toBe(path);
  });

  test('is one that nothing is wrong with, whatever the pages of before are called', () => {
    const anyTitles = fc.array(fc.constantFrom('Возврат', 'Возврат 2', 'Доставка', 'О\u00a0нас'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyTitles, (titles) => {
        const pages = titles.reduce<{ id: number; path: string; title: string }[]>(
          (made, title, id) => [...made, { id, title, path: newPagePath(made, title) }],
          [],
        );
        expect(pages.map(({ path }, at) => takenProblem(pages.slice(0, at), { id: null, path }))).toEqual(
          pages.map(() => null),
        );
      }),
    );
  });

  test('is refused where another page has it, which is named, and stays with its own page', () => {
    const pages = [page(1, 'vozvrat')];
    expect(takenProblem(pages, { id: null, path: 'vozvrat' })).toBe(
      'Этот адрес у\u00a0страницы «Страница 1».',
    );
    expect(takenProblem(pages, { id: 1, path: 'vozvrat' })).toBeNull();
  });
});
