import type { ReactNode } from 'react';
import * as css from './BottomBar.css.ts';

export interface ActionBarProps {
  /** A sum and the one button of the page. */
  children: ReactNode;
}

/** What the page is for, kept above the bottom bar; only on phones. */
export function ActionBar({ children }: ActionBarProps) {
  return (
    <div className={css.actionBar} data-dock="action">
      {children}
    </div>
  );
}
