import { readAmount } from '@siren/domain/goods';
import type { AmountProblem } from '@siren/domain/goods';

const words: Readonly<Record<Exclude<AmountProblem, 'ambiguous' | 'empty'>, string>> = {
  unread: 'Напишите рубли, копейки после запятой: «1\u00a0234,50».',
  zero: 'Больше нуля.',
  much: 'Меньше 10\u00a0миллиардов.',
};

/** «1.234» may be a thousand and more, or one and some kopecks: both are offered. */
function ambiguousSum(typed: string): string {
  const [whole = '', rest = ''] = typed.replaceAll(/[^\d.,]/gu, '').split(/[.,]/u);
  return `Напишите «${whole}\u00a0${rest}» или «${whole},${rest.slice(0, 2)}»: прочитать можно двояко.`;
}

/** What is wrong with a sum in roubles that was typed, in words; null where nothing is, or nothing was typed so far. */
export function sumProblem(typed: string): string | null {
  const { problem } = readAmount(typed, 'sum');
  if (problem === null || problem === 'empty') return null;
  return problem === 'ambiguous' ? ambiguousSum(typed) : words[problem];
}
