import type { ReactNode } from 'react';
import { renderAs } from '../element/index.ts';
import type { RenderElement } from '../element/index.ts';
import * as css from './Tabs.css.ts';

/** One of several pages that belong together. */
export interface TabLink {
  /** Words of the link. */
  label: string;
  /** Where it leads, unless `render` says so. */
  href?: string;
  /** The link itself, usually a router link. */
  render?: RenderElement;
  /** It leads to the page that is shown. */
  current?: boolean;
  /** How many things are on that page. */
  count?: ReactNode;
}

export interface TabLinksProps {
  /** What the pages have in common: «Личный кабинет». */
  label: string;
  /** Ways to the pages. */
  links: readonly TabLink[];
}

/** Links that look like tabs: each panel is a page of its own. Where they do not fit they scroll sideways. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {links.map(({ label: words, href, render, current = false, count }) => (
          <li key={words}>
            {renderAs(
              render,
              'a',
              {
                className: css.tab,
                ...(href !== undefined && { href }),
                'data-state': current ? 'active' : 'inactive',
                'aria-current': current ? 'page' : undefined,
              },
              <>
                <span className={css.words} data-words={words}>
                  {words}
                </span>
                {count !== undefined && <span className={css.count}>{count}</span>}
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
