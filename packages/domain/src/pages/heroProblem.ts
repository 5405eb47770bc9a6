import type { HeroLink, OwnHero } from './entities.ts';

/** What a hero of the staff can lead to, by id. */
export interface HeroTargets {
  /** Offers of goods that the shop sells. */
  goods: ReadonlySet<number>;
  sections: ReadonlySet<number>;
  promos: ReadonlySet<number>;
}

const unchosen: Readonly<Record<HeroLink['page'], string>> = {
  product: 'Выберите товар, на\u00a0который ведёт кнопка.',
  section: 'Выберите раздел, в\u00a0который ведёт кнопка.',
  promo: 'Выберите акцию, на\u00a0которую ведёт кнопка.',
};
const gone: Readonly<Record<HeroLink['page'], string>> = {
  product: 'Ведёт в\u00a0никуда: такого товара в\u00a0магазине нет.',
  section: 'Ведёт в\u00a0никуда: такого раздела в\u00a0магазине нет.',
  promo: 'Ведёт в\u00a0никуда: такой акции нет или она закончилась.',
};

/** What is wrong with a hero that says its own words; null where nothing is. */
export function heroProblem(
  { title, label, link: { page, id } }: OwnHero,
  { goods, sections, promos }: HeroTargets,
): string | null {
  if (title.trim() === '') return 'Напишите заголовок заставки.';
  if (label.trim() === '') return 'Напишите, что на\u00a0кнопке.';
  if (id === 0) return unchosen[page];
  return { product: goods, section: sections, promo: promos }[page].has(id) ? null : gone[page];
}
