import type { ReactNode } from 'react';
import * as css from './Paper.css.ts';

export interface SheetProps {
  title: string;
  /** At the other end of the line. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A paper of its own: it begins on a page of its own. */
export const Sheet = ({ title, mark, children }: SheetProps) => (
  <article className={css.sheet} aria-label={title}>
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {mark}
    </div>
    {children}
  </article>
);

/** What is known, a line each; nothing of what says nothing. */
export const Facts = ({ pairs }: { pairs: readonly (readonly [term: string, value: string | null])[] }) => (
  <dl className={css.facts}>
    {pairs.map(
      ([term, value]) =>
        value && (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ),
    )}
  </dl>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd className={css.said}>{children}</dd>
  </>
);

/** Places for a hand to sign at. */
export const Signs = ({ words }: { words: readonly string[] }) => (
  <div className={css.signs}>
    {words.map((word) => (
      <p key={word} className={css.sign}>
        {word}
      </p>
    ))}
  </div>
);

/** Rows that a page never breaks, under a head that each page repeats. */
export const Rows = ({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard (WCAG 2.1.1)
  <div className={css.scroll} role="region" tabIndex={0} aria-label={label}>
    <table className={css.table}>
      <thead>
        <tr>{head}</tr>
      </thead>
      {children}
    </table>
  </div>
);
