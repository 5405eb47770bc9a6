import type { ReactNode } from 'react';
import * as css from './Menu.css.ts';

export interface MenuRowProps {
  /** Icon or mark before the words. */
  mark?: ReactNode;
  /** The mark comes and goes, its place stays. @default false */
  keepsPlace?: boolean;
  children: ReactNode;
  /** Keys that do the same. */
  keys?: string;
  /** After everything: a corner that points at a submenu. */
  end?: ReactNode;
}

/** What every item is made of. Where one of a menu has a mark, the words of all stand in one column. */
export function MenuRow({ mark, keepsPlace = false, children, keys, end }: MenuRowProps) {
  return (
    <>
      <span className={css.mark} data-kept={keepsPlace || undefined}>
        {mark}
      </span>
      <span className={css.words}>
        <span className={css.text}>{children}</span>
        {keys && <kbd className={css.keys}>{keys}</kbd>}
      </span>
      {end}
    </>
  );
}
