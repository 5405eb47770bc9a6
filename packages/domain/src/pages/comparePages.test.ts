import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePages } from './index.ts';
import type { DraftBlock, PageContent } from './index.ts';

const text = (key: string, words = 'Привезём.'): DraftBlock => ({
  ...{ key, type: 'text', title: '', paragraphs: [words] },
});
const page = (blocks: DraftBlock[], over: Partial<PageContent> = {}): PageContent => ({
  ...{ title: 'Доставка', description: '', from: null, to: null, regions: null, footer: false },
  ...{ blocks, ...over },
});
const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
const pages = keys.chain((own) =>
  fc
    .array(fc.constantFrom('Да.', 'Нет.'), { minLength: own.length, maxLength: own.length })
    .map((words) => page(own.map((key, place) => text(key, words[place])))),
);
const keysOf = ({ blocks }: PageContent) => blocks.map(({ key }) => key);

describe('two states of a page', () => {
  test('have each block once: what was added, what is gone, and what both have', () => {
    fc.assert(
      fc.property(pages, pages, (before, after) => {
        const { blocks } = comparePages(before, after);
        expect(blocks.filter((one) => one.after).map(({ key }) => key)).toEqual(keysOf(after));
        expect(
          blocks
            .filter((one) => one.before)
            .map(({ key }) => key)
            .toSorted(),
        ).toEqual(keysOf(before).toSorted());
        expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
      }),
    );
  });

  test('have what was not moved in the same order', () => {
    fc.assert(
      fc.property(pages, pages, (before, after) => {
        const still = comparePages(before, after)
          .blocks.filter((one) => one.before && one.after && !one.moved)
          .map(({ key }) => key);
        expect(keysOf(before).filter((key) => still.includes(key))).toEqual(still);
      }),
    );
  });

  test('tell of a block that says something else its fields, and of no other', () => {
    fc.assert(
      fc.property(pages, pages, (before, after) => {
        for (const { before: was, after: is, fields } of comparePages(before, after).blocks) {
          const differs =
            was?.type === 'text' && is?.type === 'text' && was.paragraphs[0] !== is.paragraphs[0];
          expect(fields).toEqual(differs ? ['paragraphs'] : []);
        }
      }),
    );
  });

  test('are the same where nothing changed but the order of keys in a block', () => {
    fc.assert(
      fc.property(pages, (own) => {
        const turned = own.blocks.map(
          (block) => Object.fromEntries(Object.entries(block).toReversed()) as unknown as DraftBlock,
        );
        const { fields, blocks } = comparePages(own, page(turned));
        expect(fields).toEqual([]);
        expect(blocks.flatMap((one) => (one.moved ? [one.key] : one.fields))).toEqual([]);
      }),
    );
  });

  test('name one block that was moved over others, not the others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 3 }),
        fc.nat(),
        fc.nat(),
        (own, a, b) => {
          const moved = own[a % own.length]!;
          const left = own.filter((key) => key !== moved);
          const after = left.toSpliced(b % own.length, 0, moved);
          const found = comparePages(
            page(own.map((key) => text(key))),
            page(after.map((key) => text(key))),
          ).blocks.filter((one) => one.moved);
          expect(found.length).toBe(String(after) === String(own) ? 0 : 1);
        },
      ),
    );
  });

  test('tell what the page itself says otherwise, and where a block stood that is gone', () => {
    const after = page([text('a'), text('c')], { title: 'Возврат', regions: [1] });
    const { fields, blocks } = comparePages(page([text('a'), text('b'), text('c')]), after);
    expect(fields).toEqual(['title', 'regions']);
    expect(blocks.map(({ key, after: is }) => [key, is === null])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });
});
