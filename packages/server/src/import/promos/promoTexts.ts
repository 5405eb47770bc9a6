import { slugOf } from '@siren/domain/catalog';
import { roubles } from '../../catalog/words/index.ts';
import type { RawPromo } from '../feed/index.ts';
import { cut, plainText } from '../text/index.ts';
import type { FeedPromo } from './FeedPromo.ts';

const TITLE_MAX = 80;
const TEXT_MAX = 500;

/** The last readable part of the promo's address in the shop that the feed comes from. */
const lastPart = (address: string) =>
  URL.canParse(address) ? (new URL(address).pathname.split('/').findLast(Boolean) ?? '') : '';

/** «Скидка 25 %» or «Скидка 1 000 ₽». */
export const discountText = ({ type, value }: Pick<FeedPromo, 'type' | 'value'>): string =>
  `Скидка ${type === 'percent' ? `${String(value).replace('.', ',')}\u00a0%` : roubles(value)}`;

/**
 * Title, words and address of a promo: what the feed says of it, else what it takes off. They are told before it begins
 * and after it ends, too, so the code is none of them: the page has it for as long as it works.
 */
export function promoTexts(
  { id, texts }: RawPromo,
  discount: Pick<FeedPromo, 'type' | 'value'>,
): Pick<FeedPromo, 'title' | 'description' | 'slug'> {
  const said = cut(plainText(texts.get('description') ?? '').replace(/\s+/g, ' '), TEXT_MAX);
  const short = said !== '' && said.length <= TITLE_MAX;
  const own = `${discountText(discount)} по\u00a0промокоду`;
  const title = short ? said.replace(/\.$/, '') : own;
  return {
    title,
    description: short ? `${own}.` : said,
    slug: slugOf(lastPart((texts.get('url') ?? '').trim()), '') || slugOf(id, '') || slugOf(title, 'promo'),
  };
}
