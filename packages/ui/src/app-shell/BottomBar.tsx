import { Fragment } from 'react';
import { Count } from '../count/index.ts';
import { renderAs } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './BottomBar.css.ts';
import type { Way } from './Way.ts';

export interface BottomBarProps {
  /** Five at most. */
  items: readonly Way[];
}

/** The main ways of the shop under the thumb; only on phones. */
export function BottomBar({ items }: BottomBarProps) {
  return (
    <nav className={css.bar} aria-label="Главное меню" data-dock="bar">
      {items.map(({ label, icon, href, render, current = false, count = 0, countLabel }) => (
        <Fragment key={label}>
          {renderAs(
            render,
            'a',
            {
              href,
              'aria-current': current ? 'page' : undefined,
              className: css.item,
            },
            <>
              {icon}
              {label}
              {count > 0 && <VisuallyHidden>{countLabel ?? count}</VisuallyHidden>}
              <span className={css.itemCount}>
                <Count value={count} ground="raised" />
              </span>
            </>,
          )}
        </Fragment>
      ))}
    </nav>
  );
}
