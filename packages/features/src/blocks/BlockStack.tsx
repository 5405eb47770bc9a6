import type { ReactNode } from 'react';
import * as css from './Block.css.ts';

export interface BlockStackProps {
  /** The blocks are on their way. @default false */
  busy?: boolean;
  children: ReactNode;
}

/** Blocks under one another. */
export function BlockStack({ busy = false, children }: BlockStackProps) {
  return (
    <div className={css.blocks} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}

/** A place in the stack from edge to edge. */
export function BlockPlace({ children }: { children: ReactNode }) {
  return <div className={css.whole}>{children}</div>;
}
