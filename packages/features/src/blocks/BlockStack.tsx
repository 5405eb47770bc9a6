import { cx } from '@siren/ui/element';
import type { ReactNode } from 'react';
import * as css from './Block.css.ts';

export interface BlockStackProps {
  /** The blocks are on their way. @default false */
  busy?: boolean;
  /** Nothing in it reaches up to the head of the page. @default false */
  apart?: boolean;
  children: ReactNode;
}

/** Blocks under one another. */
export function BlockStack({ busy = false, apart = false, children }: BlockStackProps) {
  return (
    <div className={cx(css.blocks, apart && css.apart)} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}

/** A place in the stack from edge to edge. */
export function BlockPlace({ children }: { children: ReactNode }) {
  return <div className={css.whole}>{children}</div>;
}
