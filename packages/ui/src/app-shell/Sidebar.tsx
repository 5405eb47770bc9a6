import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { Count } from '../count/index.ts';
import { renderAs, useValue } from '../element/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Sidebar.css.ts';
import type { Way } from './Way.ts';

export interface SidebarGroup {
  /** Heading of the group. @default none */
  title?: string;
  /** Ways, one under another. */
  items: readonly Way[];
}

export interface SidebarProps {
  /** Names the navigation: «Разделы». */
  label: string;
  /** The ways, by groups. */
  groups: readonly SidebarGroup[];
  /** Only icons are shown. Leave it out and the sidebar keeps it itself. */
  narrow?: boolean;
  /** Whether it begins narrow, where `narrow` is left out. @default false */
  defaultNarrow?: boolean;
  /** The button asks for the other width. */
  onNarrowChange?: (narrow: boolean) => void;
  /** Over the groups: a logo. */
  head?: ReactNode;
  /** Under the groups: who is signed in. */
  foot?: ReactNode;
}

/** Ways of a tool at the left of a desk. From a tablet on; a phone has them in a `Sheet` or a `BottomBar`. */
export function Sidebar({
  label,
  groups,
  narrow,
  defaultNarrow = false,
  onNarrowChange,
  head,
  foot,
}: SidebarProps) {
  const [isNarrow, change] = useValue(narrow, defaultNarrow, onNarrowChange);
  const id = useId();
  return (
    <aside className={css.sidebar} data-state={isNarrow ? 'narrow' : 'wide'}>
      {head && <div className={css.head}>{head}</div>}
      <nav className={css.nav} id={id} aria-label={label}>
        {groups.map(({ title, items }, group) => (
          <Fragment key={title ?? group}>
            {title && (
              <h2 className={css.title} id={`${id}-${group}`}>
                {title}
              </h2>
            )}
            <ul className={css.list} aria-labelledby={title ? `${id}-${group}` : undefined}>
              {items.map((item) => (
                <li key={item.label}>
                  <Item {...item} narrow={isNarrow} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      {foot && <div className={css.foot}>{foot}</div>}
      <div className={css.toggle}>
        <IconButton
          label={isNarrow ? 'Развернуть меню' : 'Свернуть меню'}
          icon={isNarrow ? <ChevronRightIcon /> : <ChevronLeftIcon />}
          aria-expanded={!isNarrow}
          aria-controls={id}
          onClick={() => change(!isNarrow)}
        />
      </div>
    </aside>
  );
}

function Item({
  label,
  icon,
  href,
  render,
  current = false,
  count = 0,
  countLabel,
  narrow,
}: Way & { narrow: boolean }) {
  const props = {
    href,
    className: css.item,
    'aria-current': current ? 'page' : undefined,
    title: narrow ? label : undefined,
  };
  return renderAs(
    render,
    'a',
    props,
    <>
      {icon}
      <span className={css.label}>{label}</span>
      {count > 0 && <VisuallyHidden>{countLabel ?? count}</VisuallyHidden>}
      <span className={css.count}>
        <Count value={count} ground="raised" />
      </span>
    </>,
  );
}
