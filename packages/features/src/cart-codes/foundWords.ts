import type { CodeMeaning } from '@siren/domain/cart-codes';
import { formatNumber } from '@siren/ui/format';

/** How many of the codes can be added, in words that are shown and said. */
export function foundWords(meanings: readonly CodeMeaning[]): string {
  const fit = meanings.filter(({ possible }) => possible > 0).length;
  if (fit === 0) return 'По\u00a0этим кодам добавить нечего';
  return `Можно добавить ${formatNumber(fit)} из\u00a0${formatNumber(meanings.length)}`;
}
