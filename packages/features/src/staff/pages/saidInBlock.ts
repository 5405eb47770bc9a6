import type {
  BlockShown,
  DraftBlock,
  GoodsPick,
  HeroLink,
  ListedGoods,
  NamedGoods,
  OwnHero,
  PageBlockType,
  PageContent,
  PageGood,
} from '@siren/domain/pages';
import { formatCount, formatMoney } from '@siren/ui/format';
import type { Own } from './BlockFormProps.ts';
import { blockNote, shownNote } from './pageForm.ts';
import { couponName, linkWords } from './pageWords.ts';
import type { Choices } from './resources.ts';

/** What names are known of. */
export interface Named {
  choices: Choices | undefined;
  goods: readonly PageGood[];
}

const labels: Readonly<Record<string, string>> = {
  promo: 'Что показать крупно',
  title: 'Заголовок блока',
  own: 'Свои слова',
  coupon: 'Промокод',
  choice: 'Товары',
  paragraphs: 'Текст',
  picture: 'Картинка',
  alt: 'Что на\u00a0картинке',
  caption: 'Подпись',
  url: 'Фильм',
  captions: 'Субтитры',
  poster: 'Обложка',
  shown: 'Когда и\u00a0где виден',
};
/** What a field of a block is called. */
export const blockFieldLabel = (field: string): string => labels[field] ?? field;

const picks: Readonly<Record<GoodsPick, string>> = {
  fresh: 'Новинки',
  sale: 'Со\u00a0скидкой',
  popular: 'Популярное',
};

const namesOf = (ids: readonly number[], options: readonly { id: number; name: string }[] = []): string =>
  ids.map((id) => options.find((one) => one.id === id)?.name ?? `№\u00a0${id}`).join(', ');

function goodsText(choice: NamedGoods, { choices, goods }: Named): string {
  const { offers, sections, onSale, priceFrom, priceTo, limit } = choice;
  const parts = [
    offers.length > 0 && namesOf(offers, goods),
    sections.length > 0 && `разделы: ${namesOf(sections, choices?.sections)}`,
    offers.length + sections.length === 0 && 'из\u00a0всех товаров',
    onSale && 'со\u00a0скидкой',
    priceFrom !== null && `от\u00a0${formatMoney(priceFrom)}`,
    priceTo !== null && `до\u00a0${formatMoney(priceTo)}`,
    `не\u00a0больше ${limit}`,
  ];
  return parts.filter(Boolean).join('; ');
}

function choiceText(choice: GoodsPick | ListedGoods | NamedGoods, named: Named): string {
  if (typeof choice === 'string') return picks[choice];
  if (!('list' in choice)) return goodsText(choice, named);
  return `список: ${namesOf([choice.list], named.choices?.lists)}`;
}

function couponText(coupon: number | undefined, { choices }: Named): string {
  if (coupon === undefined) return '';
  const found = choices?.coupons.find(({ id }) => id === coupon);
  return found ? couponName(found) : `№\u00a0${coupon}`;
}

function shownText(shown: BlockShown | undefined, { choices }: Named): string {
  const when = shownNote({ shown: shown && { ...shown, cities: null } });
  const where = shown?.cities && !shown.off ? namesOf(shown.cities, choices?.cities) : '';
  return [when, where].filter(Boolean).join('; ') || 'всегда и\u00a0везде';
}

const linkText = ({ page, id }: HeroLink, { choices, goods }: Named): string => {
  const options = { product: goods, section: choices?.sections, promo: choices?.promos }[page];
  return `${linkWords[page]}: ${id === 0 ? 'не\u00a0выбрано' : namesOf([id], options)}`;
};

const heroText = ({ note, title, text, label, link, picture }: OwnHero, named: Named): string =>
  [
    ...[note, title, text],
    label && `Кнопка: ${label}`,
    linkText(link, named),
    picture === null ? 'без картинки' : `картинка №\u00a0${picture}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Words of fields by the type of their block, but for titles and what all blocks have. */
const sayers: {
  [Type in PageBlockType]?: (block: Own<Type>, named: Named) => Readonly<Record<string, string | null>>;
} = {
  hero: ({ promo, own }, named) => ({
    promo:
      promo === null ? blockNote({ key: '', type: 'hero', promo }) : namesOf([promo], named.choices?.promos),
    own: own ? heroText(own, named) : '',
  }),
  coupon: ({ coupon }, named) => ({ coupon: couponText(coupon, named) }),
  products: ({ choice }, named) => ({ choice: choiceText(choice, named) }),
  text: ({ paragraphs }) => ({ paragraphs: paragraphs.join('\n\n') }),
  picture: ({ alt, caption }) => ({ alt: alt ?? 'украшение', caption }),
  video: ({ url, captions }) => ({ url, captions }),
};

/** What a field of a block says, in words; '' where it says nothing. Pictures are not told but shown. */
export function saidInBlock(block: DraftBlock, field: string, named: Named): string {
  if (field === 'shown') return shownText(block.shown, named);
  if (field === 'title' && 'title' in block) return block.title;
  const say = sayers[block.type] as ((block: DraftBlock, named: Named) => Record<string, string>) | undefined;
  return say?.(block, named)[field] ?? '';
}

/** The picture that a field of a block names; null where it names none. */
export function pictureIn(block: DraftBlock, field: string): number | null {
  if (block.type === 'picture' && field === 'picture') return block.picture || null;
  return block.type === 'video' && field === 'poster' ? block.poster : null;
}

/** What a field of a page says, in words; '' where it says nothing. */
export function saidOnPage(
  content: PageContent,
  field: Exclude<keyof PageContent, 'blocks'>,
  { choices }: Named,
): string {
  if (field === 'footer') return content.footer ? 'да' : 'нет';
  if (field !== 'regions') return content[field] ?? '';
  return content.regions === null ? 'все' : namesOf(content.regions, choices?.regions);
}

/** «3 отличия», of blocks and of what the page itself says. */
export const differencesText = (count: number): string =>
  count === 0 ? 'Отличий нет' : formatCount(count, ['отличие', 'отличия', 'отличий']);
