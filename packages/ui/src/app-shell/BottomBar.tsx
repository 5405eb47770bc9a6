import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Count } from '../count/index.ts';
import { renderAs } from '../element/index.ts';
import type { RenderElement } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './BottomBar.css.ts';

export interface BottomBarItem {
  /** «Корзина». */
  label: string;
  /** The icon, of size `l`. */
  icon: ReactNode;
  /** Address, for a plain link. */
  href?: string;
  /** Element of the link, usually a router link. */
  render?: RenderElement;
  /** The page is part of this. @default false */
  current?: boolean;
  /** Number in the bubble. @default 0 */
  count?: number;
  /** The number in words, for screen readers: «6 товаров». @default the number */
  countLabel?: string;
}

export interface BottomBarProps {
  /** Five at most. */
  items: readonly BottomBarItem[];
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
