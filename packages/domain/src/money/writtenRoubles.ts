/** Spaces that feeds put between thousands: plain, no-break, narrow no-break, thin. */
const SPACE = '[ \\u00a0\\u202f\\u2009]';

/** Whole roubles with or without groups of thousands, then decimals after a comma or a dot. */
const AMOUNT = new RegExp(`^(\\d{1,3}(?:${SPACE}\\d{3})+|\\d+)(?:[.,](\\d+))?$`);

const CURRENCY = new RegExp(`${SPACE}*(?:₽|руб\\.?|р\\.?|RUB|RUR)$`, 'i');

/**
 * Roubles of an amount as feeds write it («1 490,00», `1490.5`, «1 490 ₽»), however large: of more than an order holds the
 * kopecks may be lost. null for everything else: negative amounts, parts of a kopeck, and exactly three decimals, which
 * may as well be thousands.
 */
export function writtenRoubles(input: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(input.trim().replace(CURRENCY, '')) ?? [];
  if (whole === undefined || decimals.length === 3 || /[1-9]/.test(decimals.slice(2))) return null;
  return Number(`${whole.replace(/\D/g, '')}.${decimals.slice(0, 2) || '0'}`);
}
