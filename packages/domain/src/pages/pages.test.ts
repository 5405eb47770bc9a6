import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockTypesOf, changedContent, newBlock, pageKinds, pageProblems } from './index.ts';
import type { DraftBlock, OwnHero, PageContent, PageFacts } from './index.ts';

const TODAY = '2026-11-26';
const page = (over: Partial<PageContent> = {}): PageContent => ({
  ...{ title: 'Доставка', description: '', from: null, to: null, regions: null, footer: true },
  blocks: [{ key: 'a', type: 'text', title: '', paragraphs: ['Привезём завтра.'] }],
  ...over,
});
const facts = (over: Partial<PageFacts> = {}): PageFacts => ({
  ...{ kind: 'free', fed: false, today: TODAY, empty: new Set<string>() },
  ...{ promos: new Set([7]), lists: new Set([9]), sections: new Set([3]), cities: new Map([[70, 1]]) },
  ...{ coupons: new Set([5]), goods: new Set([21]) },
  ...over,
});
const stops = (content: PageContent, around = facts()) =>
  pageProblems(content, around)
    .filter((one) => one.stops)
    .map(({ block, field }) => block ?? field);
const own = (over: Partial<OwnHero>): DraftBlock => ({
  ...{ key: 'h', type: 'hero', promo: null },
  own: {
    ...{
      title: 'Весна',
      text: '',
      note: '',
      label: 'Смотреть',
      link: { page: 'section', id: 3 },
      picture: null,
    },
    ...over,
  },
});
const coded = (coupon?: number): DraftBlock => ({
  ...{ key: 'c', type: 'coupon', title: 'Промокод' },
  ...(coupon !== undefined && { coupon }),
});
const goods = (sections: number[]): DraftBlock => ({
  ...{ key: 'g', type: 'products', title: 'Свет' },
  choice: { offers: [], sections, onSale: false, priceFrom: null, priceTo: null, limit: 8 },
});
const priced = (priceFrom: number | null, priceTo: number | null): DraftBlock => ({
  ...{ key: 'g', type: 'products', title: 'Свет' },
  choice: { offers: [], sections: [3], onSale: false, priceFrom, priceTo, limit: 8 },
});

/** Blocks that were added one after the other, of any types. */
const anyBlocks = fc
  .array(fc.constantFrom(...pageKinds.flatMap((kind) => blockTypesOf(kind))), { maxLength: 12 })
  .map((types) => types.reduce<DraftBlock[]>((blocks, type) => [...blocks, newBlock(type, blocks)], []));

describe('what is wrong with a page', () => {
  test('is nothing where all is there', () => {
    expect(pageProblems(page(), facts())).toEqual([]);
  });

  test.each([
    ['no title', page({ title: ' ' }), 'title'],
    ['a last day before the first', page({ from: '2026-12-05', to: '2026-12-01' }), 'to'],
    ['a last day that has passed', page({ to: '2026-11-25' }), 'to'],
    ['no blocks', page({ blocks: [] }), 'blocks'],
    ['a section that is not there', page({ blocks: [goods([3, 4])] }), 'g'],
    ['a promo that is over', page({ blocks: [{ key: 'h', type: 'hero', promo: 8 }] }), 'h'],
    ['prices that no good has', page({ blocks: [priced(500, 499.99)] }), 'g'],
    ['a hero of no title', page({ blocks: [own({ title: ' ' })] }), 'h'],
    ['a hero whose button says nothing', page({ blocks: [own({ label: '' })] }), 'h'],
    ['a hero that leads nowhere yet', page({ blocks: [own({ link: { page: 'section', id: 0 } })] }), 'h'],
    ['a section of a hero that is gone', page({ blocks: [own({ link: { page: 'section', id: 4 } })] }), 'h'],
    ['a good of a hero that is gone', page({ blocks: [own({ link: { page: 'product', id: 3 } })] }), 'h'],
    ['a promo of a hero that is over', page({ blocks: [own({ link: { page: 'promo', id: 3 } })] }), 'h'],
    ['a code that was not chosen', page({ blocks: [coded()] }), 'c'],
    ['a coupon that is off or gone', page({ blocks: [coded(6)] }), 'c'],
    [
      'a picture of which nothing is said',
      page({ blocks: [{ key: 'p', type: 'picture', picture: 5, alt: ' ', caption: 'Гостиная' }] }),
      'p',
    ],
    [
      'a text of no words',
      page({ blocks: [{ key: 't', type: 'text', title: 'О\u00a0нас', paragraphs: [''] }] }),
      't',
    ],
  ])('stops it: %s', (_, content, where) => {
    expect(stops(content)).toEqual([where]);
  });

  test('is told and stops nothing where goods are sold out today', () => {
    const found = pageProblems(page({ blocks: [goods([3])] }), facts({ empty: new Set(['g']) }));
    expect(found).toEqual([expect.objectContaining({ block: 'g', stops: false })]);
  });

  test.each(
    (
      [
        ['product', 21],
        ['section', 3],
        ['promo', 7],
      ] as const
    ).map(([where, id]) => own({ link: { page: where, id } })),
  )('is nothing with a hero that leads somewhere', (block) => {
    expect(pageProblems(page({ blocks: [block] }), facts())).toEqual([]);
    // Where the region has no such page it is told, and stops nothing: others may have it.
    const empty = pageProblems(page({ blocks: [block] }), facts({ empty: new Set(['h']) }));
    expect(empty).toMatchObject([{ block: 'h', stops: false }]);
  });

  test('is nothing with one price alone, nor with two that are the same', () => {
    const blocks = [priced(500, null), priced(null, 500), priced(500, 500)];
    expect(blocks.flatMap((block) => pageProblems(page({ blocks: [block] }), facts()))).toEqual([]);
  });

  test('is nothing with a code that was chosen, nor with that of a feed', () => {
    expect(pageProblems(page({ blocks: [coded(5)] }), facts())).toEqual([]);
    expect(pageProblems(page({ blocks: [coded()] }), facts({ kind: 'promo', fed: true }))).toEqual([]);
  });

  test('is nothing with a picture that says nothing because it is an ornament', () => {
    const blocks: DraftBlock[] = [{ key: 'p', type: 'picture', picture: 5, alt: null, caption: '' }];
    expect(pageProblems(page({ blocks }), facts())).toEqual([]);
  });

  test('a last day of today is not over yet', () => {
    expect(stops(page({ from: TODAY, to: TODAY }))).toEqual([]);
  });

  test('is nothing that a feed says: time and title of its promos are not the staff’s', () => {
    expect(stops(page({ title: '', to: '2026-01-01' }), facts({ kind: 'promo', fed: true }))).toEqual([]);
  });

  test('names each block once at most, and only blocks that are there', () => {
    fc.assert(
      fc.property(anyBlocks, fc.constantFrom(...pageKinds), (blocks, kind) => {
        const keys = new Set(blocks.map(({ key }) => key));
        const found = pageProblems(page({ blocks }), facts({ kind, empty: keys })).flatMap(
          ({ block }) => block ?? [],
        );
        expect(found).toEqual([...new Set(found)]);
        expect(found.filter((key) => !keys.has(key))).toEqual([]);
      }),
    );
  });
});

test('blocks that are added have keys of their own, whatever was moved and taken away before', () => {
  fc.assert(
    fc.property(anyBlocks, fc.func(fc.boolean()), (blocks, keep) => {
      const left = blocks.filter(keep).toReversed();
      const more = [...left, newBlock('text', left)];
      expect(new Set(more.map(({ key }) => key)).size).toBe(more.length);
    }),
  );
});

describe('the history of a page', () => {
  test('tells of blocks that were moved their order, and of one that says something else its name', () => {
    const before = page({ blocks: [...page().blocks, goods([3])] });
    const text: DraftBlock = { key: 'a', type: 'text', title: '', paragraphs: ['Привезём сегодня.'] };
    expect(changedContent(before, { ...before, blocks: [goods([3]), text] })).toEqual([
      { field: 'blocks', from: 'Текст, Товары «Свет»', to: 'Товары «Свет», Текст' },
      { field: 'inside', from: null, to: 'Текст' },
    ]);
  });

  test('tells nothing where nothing changed', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(changedContent(page({ blocks }), structuredClone(page({ blocks })))).toEqual([]);
      }),
    );
  });
});
