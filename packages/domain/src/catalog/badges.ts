/** How a badge looks: the first two are made for pictures, the others say a state as well. */
export const badgeTones = ['raised', 'sale', 'brand', 'accent', 'caution', 'critical', 'info'] as const;
export type BadgeTone = (typeof badgeTones)[number];

/** Who puts a badge on a good: staff, or a rule that looks at the good itself. */
export const badgeRules = ['hand', 'sale', 'new', 'hit', 'exposition'] as const;
export type BadgeRule = (typeof badgeRules)[number];

/** A badge as a card shows it. One of a sale shows the percent in place of its name. */
export interface CardBadge {
  /** Names it in addresses of filters, whatever it is called. */
  code: string;
  name: string;
  tone: BadgeTone;
  rule: BadgeRule;
}

/** A badge that the shop has. */
export interface KnownBadge extends CardBadge {
  id: number;
  /** Its name among filters; empty where that is its name. */
  filterName: string;
}

/** What a new shop has, in the order to show. */
export const firstBadges: readonly KnownBadge[] = [
  { id: 1, code: 'sale', name: 'Скидка', filterName: 'Со\u00a0скидкой', tone: 'sale', rule: 'sale' },
  { id: 2, code: 'new', name: 'Новинка', filterName: 'Новинки', tone: 'raised', rule: 'new' },
  { id: 3, code: 'hit', name: 'Хит', filterName: 'Хиты продаж', tone: 'raised', rule: 'hit' },
  { id: 4, code: 'exposition', name: 'Экспозиция', filterName: '', tone: 'raised', rule: 'exposition' },
];
