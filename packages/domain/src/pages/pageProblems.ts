import { heroProblem } from './heroProblem.ts';
import type { HeroTargets } from './heroProblem.ts';
import type { DraftBlock, NamedGoods, PageContent, PageKind, PageProblem } from './entities.ts';

export interface PageFacts extends HeroTargets {
  kind: PageKind;
  /** A feed says title, time and regions. */
  fed: boolean;
  /** Today by the shop’s clocks, ISO 8601 date. */
  today: string;
  /** Keys of blocks of which shoppers would see nothing. */
  empty: ReadonlySet<string>;
  /** Lists of goods that staff keep. */
  lists: ReadonlySet<number>;
  /** Coupons that any shopper may use, now or later. */
  coupons: ReadonlySet<number>;
  /** Cities of the shop, each with its region. */
  cities: ReadonlyMap<number, number>;
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

const emptyText = (block: DraftBlock): string | undefined =>
  block.type === 'hero' && block.own
    ? 'В\u00a0этом регионе кнопке вести некуда: блок не\u00a0покажется.'
    : nothing[block.type];

/** Where a block leads that the shop does not have. */
function leadsNowhere(block: DraftBlock, facts: PageFacts): string | null {
  const { promos, sections, lists } = facts;
  if (block.type === 'hero' && block.own) return heroProblem(block.own, facts);
  if (block.type === 'hero' && block.promo !== null && !promos.has(block.promo))
    return 'Ведёт в\u00a0никуда: такой акции нет или она закончилась.';
  if (block.type !== 'products' || typeof block.choice === 'string') return null;
  if ('list' in block.choice) return lists.has(block.choice.list) ? null : 'Выберите список товаров.';
  return block.choice.sections.every((id) => sections.has(id))
    ? null
    : 'Ведёт в\u00a0никуда: раздела, из\u00a0которого товары, в\u00a0магазине нет.';
}

/** What a block of a code lacks. A feed names the coupon of its promos. */
function wrongCoupon(block: DraftBlock, { fed, coupons }: PageFacts): string | null {
  if (block.type !== 'coupon') return null;
  if (block.coupon === undefined) return fed ? null : 'Выберите промокод.';
  return coupons.has(block.coupon)
    ? null
    : 'Промокода нет, он выключен или закончился: выберите другой или включите этот.';
}

/** What is wrong with the prices that goods are named by; null where nothing is. */
export const pricesProblem = ({ priceFrom, priceTo }: Pick<NamedGoods, 'priceFrom' | 'priceTo'>) =>
  priceFrom !== null && priceTo !== null && priceFrom > priceTo
    ? 'Цена «от» больше цены «до»: таких товаров нет.'
    : null;

const wrongPrices = (block: DraftBlock): string | null =>
  block.type === 'products' && typeof block.choice === 'object' && 'offers' in block.choice
    ? pricesProblem(block.choice)
    : null;

type Wrong = Pick<PageProblem, 'text' | 'stops'>;

/** What is wrong with when and where a block is shown. */
function wrongShown({ shown }: DraftBlock, { regions }: PageContent, facts: PageFacts): Wrong | null {
  if (!shown) return null;
  const { from, to, cities } = shown;
  if (from !== null && to !== null && to < from)
    return { text: 'Последний день блока раньше первого.', stops: true };
  if (cities?.some((city) => !facts.cities.has(city)))
    return { text: 'Одного из\u00a0городов блока в\u00a0магазине нет.', stops: true };
  const isSeen = (city: number) => regions?.includes(facts.cities.get(city) ?? 0) ?? true;
  if (cities && !cities.some(isSeen))
    return { text: 'Города блока не\u00a0в\u00a0регионах страницы: его никто не\u00a0увидит.', stops: false };
  return to !== null && to < facts.today
    ? { text: 'Последний день блока прошёл: его никто не\u00a0увидит.', stops: false }
    : null;
}

function wrongIn(block: DraftBlock, facts: PageFacts): Wrong | null {
  const nowhere = leadsNowhere(block, facts) ?? wrongCoupon(block, facts) ?? wrongPrices(block);
  if (nowhere !== null) return { text: nowhere, stops: true };
  if (block.type === 'picture' && block.alt?.trim() === '')
    return {
      text: 'Напишите, что на\u00a0картинке, или отметьте, что\u00a0это украшение: её не\u00a0все видят.',
      stops: true,
    };
  if (block.type === 'text' && block.paragraphs.every((one) => one.trim() === ''))
    return { text: 'Текста нет.', stops: true };
  const text = facts.empty.has(block.key) ? emptyText(block) : undefined;
  // What is sold out today comes back; a picture or a film that is not there does not.
  return text === undefined ? null : { text, stops: block.type === 'picture' || block.type === 'video' };
}

const isOff = ({ shown }: DraftBlock): boolean => shown?.off ?? false;

function wrongOf({ title, from, to, blocks }: PageContent, { kind, fed, today }: PageFacts) {
  const set = kind !== 'home' && !fed;
  const found: [PageProblem['field'], string | false][] = [
    ['title', set && title.trim() === '' && 'Напишите заголовок.'],
    ['to', set && from !== null && to !== null && to < from && 'Последний день раньше первого.'],
    ['to', set && to !== null && to < today && 'Последний день прошёл: страницу никто не\u00a0увидит.'],
    ['blocks', blocks.length === 0 && 'На\u00a0странице нет ни\u00a0одного блока.'],
    ['blocks', blocks.length > 0 && blocks.every(isOff) && 'Все\u00a0блоки страницы выключены.'],
  ];
  return found.flatMap(([field, text]): PageProblem[] =>
    text === false ? [] : [{ block: null, field, text, stops: true }],
  );
}

/** What is wrong with a page, in words: of the page itself first, then of its blocks in their order, but for those that are off. */
export function pageProblems(content: PageContent, facts: PageFacts): PageProblem[] {
  const ofBlocks = content.blocks.flatMap((block): PageProblem[] => {
    if (isOff(block)) return [];
    const wrong = wrongShown(block, content, facts) ?? wrongIn(block, facts);
    return wrong ? [{ block: block.key, field: null, ...wrong }] : [];
  });
  return [...wrongOf(content, facts), ...ofBlocks];
}
