import { fixed } from '@siren/ui/theme';
import type { ReactNode } from 'react';
import * as css from './Paper.css.ts';

/** The rule of a sheet has no place in a class. Numbers stand in its edge, where the browser can count pages. */
const SHEET = `@page {
  size: A4;
  margin: ${fixed.paper.edge};
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; }
}`;

/** A page for paper. */
export const PaperFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={css.page}>
    <title>{`${title} | Сирень`}</title>
    <style>{SHEET}</style>
    {children}
  </main>
);

/** What stands above the sheets on a screen alone. */
export const PaperBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>;
