import { Fragment } from 'react';
import { NBSP, tieWords } from '../format/index.ts';
import * as css from './Text.css.ts';

export interface WordsProps {
  /** As it comes from a feed or a database. */
  children: string;
}

const COMPOUND = /[а-яё]-[а-яё]/i;

/**
 * A text from elsewhere, broken where it reads well: not after a short word, and not at the hyphen of «диваны-кровати»
 * as long as that has room on a line.
 */
export function Words({ children }: WordsProps) {
  const tied = tieWords(children);
  if (!COMPOUND.test(tied)) return tied;
  const parts = tied.split(new RegExp(`([ ${NBSP}])`));
  return parts.map((part, at) => {
    // The text is the same as long as its parts are: places tell them apart.
    const key = `${at} ${part}`;
    if (!COMPOUND.test(part)) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className={css.compound}>
        {part}
      </span>
    );
  });
}
