import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { Count } from '../count/index.ts';
import { renderAs, useValue } from '../element/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import type { Tooltip as TooltipComponent } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Sidebar.css.ts';
import { useLateTooltip } from './useLateTooltip.ts';
import type { Way } from './Way.ts';

export interface SidebarGroup {
  /** Heading of the group. @default none */
  title?: string;
  /** Ways, one under another. */
  items: readonly Way[];
}

/** What fits the width: icons alone where it is narrow. */
export type SidebarPart = (narrow: boolean) => ReactNode;

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
  /** Over the groups: a logo. Where it is narrow only what a function gives for that is shown. */
  head?: ReactNode | SidebarPart;
  /** Under the groups: who is signed in. As `head`. */
  foot?: ReactNode | SidebarPart;
}

/** A part that does not know of narrow is left out there: cut off, it would still have the focus. */
function drawPart(part: ReactNode | SidebarPart, narrow: boolean): ReactNode {
  if (typeof part === 'function') return part(narrow);
  return narrow ? null : part;
}

/** There may be more ways than a low window shows: the one that is open is among those in sight. */
function intoSight(way: HTMLElement | null): void {
  way?.scrollIntoView({ block: 'nearest' });
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
  const Tooltip = useLateTooltip(isNarrow);
  const id = useId();
  const over = drawPart(head, isNarrow);
  const under = drawPart(foot, isNarrow);
  return (
    <aside className={css.sidebar} data-state={isNarrow ? 'narrow' : 'wide'}>
      {over && <div className={css.head}>{over}</div>}
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
                <li key={item.label} ref={item.current ? intoSight : undefined}>
                  <Item {...item} narrow={isNarrow} Tooltip={Tooltip} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      {under && <div className={css.foot}>{under}</div>}
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
  Tooltip,
}: Way & { narrow: boolean; Tooltip: typeof TooltipComponent | null }) {
  const props = {
    href,
    className: css.item,
    title: narrow && !Tooltip ? label : undefined,
    'aria-current': current ? 'page' : undefined,
  };
  const way = renderAs(
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
  if (!narrow || !Tooltip) return way;
  return (
    <Tooltip text={label} side="right">
      {way}
    </Tooltip>
  );
}
