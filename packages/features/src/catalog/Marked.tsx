import { markMatches } from '@siren/domain/search';
import { tieWords } from '@siren/ui/format';
import * as css from './Marked.css.ts';

export interface MarkedProps {
  /** What is read. */
  text: string;
  /** What is looked for in it. */
  query: string;
}

/** A text in which all forms of the words that were asked for are marked. */
export function Marked({ text, query }: MarkedProps) {
  return markMatches(tieWords(text), query).map(({ text: part, hit }, index) =>
    hit ? (
      <mark key={index} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
