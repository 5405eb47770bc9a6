import { withoutUnseen } from '../typed/index.ts';

/** Whole roubles with or without groups of thousands, then decimals after a comma or a dot. */
const AMOUNT = /^(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d+))?$/;

/** Signs that nobody sees go, and spaces are plain; raised digits stay what they are: some write kopecks with them. */
const plain = (input: string): string => withoutUnseen(input).replace(/\s+/g, ' ').trim();

const CURRENCY = / *(?:₽|руб\.?|р\.?|RUB|RUR)$/i;

/**
 * Roubles of an amount as feeds write it («1 490,00», `1490.5`, «1 490 ₽»), however large: of more than an order holds the
 * kopecks may be lost. null for everything else: negative amounts, parts of a kopeck, and exactly three decimals, which
 * may as well be thousands.
 */
export function writtenRoubles(input: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(plain(input).replace(CURRENCY, '')) ?? [];
  if (whole === undefined || decimals.length === 3 || /[1-9]/.test(decimals.slice(2))) return null;
  return Number(`${whole.replace(/\D/g, '')}.${decimals.slice(0, 2) || '0'}`);
}
