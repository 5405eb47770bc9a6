import { offers } from './catalogue.ts';
import { paperOf, parsePaperUrl } from './papers/index.ts';
import type { Paper } from './papers/index.ts';

/** The paper that an address stands for; null for any other address, and for goods that there are none of. */
export function readPaper(url: string): Paper | null {
  const asked = parsePaperUrl(url);
  if (!asked) return null;
  const variants = offers.filter(({ id, group }) => (group ?? id) === asked.good);
  return paperOf(asked.type, variants);
}
