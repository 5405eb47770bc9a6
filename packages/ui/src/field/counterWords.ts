import { formatCount, plural } from '../format/index.ts';

/** From how many characters left on they are said aloud: a fifth of the limit, 20 at most. */
const NEAR = 20;
const NEAR_SHARE = 5;

/** What a screen reader says while one types: nothing while there is room, then how much of it is left. */
export function counterWords(length: number, max: number): string {
  const left = max - length;
  if (left > Math.min(NEAR, Math.ceil(max / NEAR_SHARE))) return '';
  if (left < 0) return `Лишнее: ${formatCount(-left, ['знак', 'знака', 'знаков'])}`;
  if (left === 0) return 'Больше знаков не\u00A0поместится';
  return `${plural(left, ['Остался', 'Осталось', 'Осталось'])} ${formatCount(left, ['знак', 'знака', 'знаков'])}`;
}
