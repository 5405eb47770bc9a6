import { NBSP } from './spaces.ts';

/** «диван, кресло и пуф»: empty words are left out; the last one keeps its «и». */
export function formatList(words: readonly string[]): string {
  const said = words.filter((word) => word.trim() !== '');
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} и${NBSP}${last}`;
}
