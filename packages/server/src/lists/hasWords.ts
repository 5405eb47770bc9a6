import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Each word that was typed stands somewhere in the text, in any case; no sign in it means anything. */
export const hasWords = (query: string, text: Fragment): Fragment[] =>
  query
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => fragment`position(folded(${word}) in folded(${text})) > 0`);
