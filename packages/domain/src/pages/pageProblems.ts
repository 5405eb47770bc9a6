import type { DraftBlock, PageContent, PageKind, PageProblem } from './entities.ts';

export interface PageFacts {
  kind: PageKind;
  /** A feed says title, time and regions. */
  fed: boolean;
  /** Today by the shop’s clocks, ISO 8601 date. */
  today: string;
  /** Keys of blocks of which shoppers would see nothing. */
  empty: ReadonlySet<string>;
  /** Promos that a block can lead to. */
  promos: ReadonlySet<number>;
  /** Sections that the shop has. */
  sections: ReadonlySet<number>;
}

const nothing: Readonly<Partial<Record<DraftBlock['type'], string>>> = {
  hero: 'Показывать нечего: ни\u00a0у\u00a0одного товара нет скидки.',
  products: 'Товаров нет: блок не\u00a0покажется.',
  sections: 'Разделов с\u00a0товарами нет: блок не\u00a0покажется.',
  picture: 'Картинки нет.',
  video: 'Такого фильма нет.',
  countdown: 'Отсчитывать нечего: у\u00a0страницы нет последнего дня.',
  coupon: 'У\u00a0акции нет промокода: блок не\u00a0покажется.',
};

/** Where a block leads that the shop does not have. */
function leadsNowhere(block: DraftBlock, { promos, sections }: PageFacts): string | null {
  if (block.type === 'hero' && block.promo !== null && !promos.has(block.promo))
    return 'Ведёт в\u00a0никуда: такой акции нет или она закончилась.';
  if (block.type !== 'products' || typeof block.choice === 'string') return null;
  return block.choice.sections.every((id) => sections.has(id))
    ? null
    : 'Ведёт в\u00a0никуда: раздела, из\u00a0которого товары, в\u00a0магазине нет.';
}

function wrongIn(block: DraftBlock, facts: PageFacts): Pick<PageProblem, 'text' | 'stops'> | null {
  const nowhere = leadsNowhere(block, facts);
  if (nowhere !== null) return { text: nowhere, stops: true };
  if (block.type === 'picture' && block.alt.trim() === '')
    return { text: 'Напишите, что на\u00a0картинке: её не\u00a0все видят.', stops: true };
  if (block.type === 'text' && block.paragraphs.every((one) => one.trim() === ''))
    return { text: 'Текста нет.', stops: true };
  const text = facts.empty.has(block.key) ? nothing[block.type] : undefined;
  // What is sold out today comes back; a picture or a film that is not there does not.
  return text === undefined ? null : { text, stops: block.type === 'picture' || block.type === 'video' };
}

function wrongOf({ title, from, to, blocks }: PageContent, { kind, fed, today }: PageFacts) {
  const set = kind !== 'home' && !fed;
  const found: [PageProblem['field'], string | false][] = [
    ['title', set && title.trim() === '' && 'Напишите заголовок.'],
    ['to', set && from !== null && to !== null && to < from && 'Последний день раньше первого.'],
    ['to', set && to !== null && to < today && 'Последний день прошёл: страницу никто не\u00a0увидит.'],
    ['blocks', blocks.length === 0 && 'На\u00a0странице нет ни\u00a0одного блока.'],
  ];
  return found.flatMap(([field, text]): PageProblem[] =>
    text === false ? [] : [{ block: null, field, text, stops: true }],
  );
}

/** What is wrong with a page, in words: of the page itself first, then of its blocks in their order. */
export function pageProblems(content: PageContent, facts: PageFacts): PageProblem[] {
  const ofBlocks = content.blocks.flatMap((block): PageProblem[] => {
    const wrong = wrongIn(block, facts);
    return wrong ? [{ block: block.key, field: null, ...wrong }] : [];
  });
  return [...wrongOf(content, facts), ...ofBlocks];
}
