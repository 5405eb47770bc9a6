import type { ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import * as css from './page.css.ts';

export interface PageProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** One page of the foundations. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={css.page}>
      <header className={css.lead}>
        <Heading level={1}>{title}</Heading>
        <Text size={18} tone="muted" prose>
          {lead}
        </Text>
      </header>
      {children}
    </div>
  );
}
