import { cx } from '@siren/ui/element';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './Block.css.ts';

export interface BlockProps {
  title: string;
  /** What is in it: below the first screen it is laid out late, words at once. */
  kind: keyof typeof css.kinds;
  /** Leads to all there is of it. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Block({ title, kind, more, children }: BlockProps) {
  return (
    <section className={cx(css.block, css.kinds[kind])}>
      {title && (
        <div className={css.head}>
          <Heading level={2}>{title}</Heading>
          {more && <Link render={<RouterLink to={more.to} />}>{more.label}</Link>}
        </div>
      )}
      {children}
    </section>
  );
}
