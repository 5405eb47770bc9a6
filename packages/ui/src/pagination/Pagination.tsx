import type { ReactNode } from 'react';
import type { Native, RenderElement } from '../element/index.ts';
import { renderAs } from '../element/index.ts';
import { formatNumber, NBSP } from '../format/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import * as css from './Pagination.css.ts';
import { pageItems, validPage } from './pageItems.ts';

export interface PaginationProps extends Native<'nav', 'children' | 'onChange'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are; nothing is drawn for one. */
  count: number;
  /** Asked for another page by a button; links of `render` lead there by themselves. */
  onPageChange?: (page: number) => void;
  /** The link to a page, usually a router link: then pages have addresses and open in new tabs. */
  render?: (page: number) => RenderElement;
  /** Neighbours of the current page on each side. @default 1 */
  around?: number;
  /** What is turned. @default 'Страницы' */
  label?: string;
}

/** From page to page of a list; where it is narrow «3 из 18» between the arrows. */
export function Pagination({
  page,
  count,
  onPageChange,
  render,
  around = 1,
  label = 'Страницы',
  ...rest
}: PaginationProps) {
  if (!(count > 1)) return null;
  const current = validPage(page, count);
  /* Room for the longest «18 из 18», so that the arrows stay under the finger. */
  const places = 2 * formatNumber(count).length + 5;
  const step = (to: number, content: ReactNode, own: Record<string, unknown>, rel?: string) => {
    const off = to < 1 || to > count;
    const link = off ? undefined : render?.(to);
    const press = off || to === current ? undefined : () => onPageChange?.(to);
    const props = link ? { rel } : { 'aria-disabled': off || undefined, onClick: press };
    return renderAs(link, 'button', { ...props, ...own, className: css.step }, content);
  };
  return (
    <nav {...rest} aria-label={label} className={css.nav}>
      <div className={css.line}>
        {step(current - 1, <ChevronLeftIcon />, { 'aria-label': 'Назад' }, 'prev')}
        <ol className={css.pages}>
          {pageItems(current, count, around).map((item) => (
            <li key={item}>
              {typeof item === 'number' ? (
                step(item, formatNumber(item), {
                  'aria-label': `Страница ${formatNumber(item)}`,
                  'aria-current': item === current ? 'page' : undefined,
                })
              ) : (
                <span className={css.gap} aria-hidden="true">
                  …
                </span>
              )}
            </li>
          ))}
        </ol>
        <span className={css.short} style={{ minWidth: `${places}ch` }} aria-current="page">
          {formatNumber(current)} из{NBSP}
          {formatNumber(count)}
        </span>
        {step(current + 1, <ChevronRightIcon />, { 'aria-label': 'Вперёд' }, 'next')}
      </div>
    </nav>
  );
}
