import type { HeroLink, PageCoupon, PageKind, StaffPageRow } from '@siren/domain/pages';
import { dateWords } from '@siren/ui/calendar';

export const kindWords: Readonly<Record<PageKind, string>> = {
  home: 'Главная',
  promo: 'Акция',
  free: 'Страница',
};

/** What the button of a hero leads to. */
export const linkWords: Readonly<Record<HeroLink['page'], string>> = {
  product: 'Товар',
  section: 'Раздел',
  promo: 'Акция',
};

/** What stands where a code is withheld, and nothing says what it is for. */
export const COUPON_CHOSEN = 'Промокод выбран';

/** «СВЕТ15: −15 % на светильники»; what it is for alone where the code is withheld. */
export const couponName = ({ code, description }: PageCoupon): string =>
  [code, description].filter(Boolean).join(': ') || COUPON_CHOSEN;

/** How a page stands: what shoppers see of it, and whether its draft is something else. */
export function stateOf({ live, changed }: Pick<StaffPageRow, 'live' | 'changed'>): {
  word: string;
  tone: 'brand' | 'neutral' | 'caution';
} {
  if (!live) return { word: 'Черновик', tone: 'neutral' };
  return changed
    ? { word: 'На\u00a0сайте, есть правки', tone: 'caution' }
    : { word: 'На\u00a0сайте', tone: 'brand' };
}

/** «с 1 декабря 2026 по 5 декабря 2026», «по 5 декабря 2026»; '' without bounds. */
export const daysText = ({ from, to }: { from: string | null; to: string | null }): string =>
  [from && `с\u00a0${dateWords(from)}`, to && `по\u00a0${dateWords(to)}`].filter(Boolean).join(' ');
