import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Words for screen readers only. */
  children: ReactNode;
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.hidden}>{children}</span>;
}
