import type { ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import * as css from './page.css.ts';

export interface PartProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a page: what it shows, in words, and the thing itself. */
export function Part({ title, text, children }: PartProps) {
  return (
    <section className={css.part}>
      <div className={css.lead}>
        <Heading level={2}>{title}</Heading>
        {text && (
          <Text tone="muted" prose>
            {text}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
