import type { SidebarGroup } from '@siren/ui/app-shell';
import { Count } from '@siren/ui/count';
import { renderAs } from '@siren/ui/element';
import { Heading } from '@siren/ui/heading';
import { Fragment, useId } from 'react';
import * as css from './WaysList.css.ts';

/** The ways of the sidebar, as a phone shows them in a sheet. */
export function WaysList({ groups }: { groups: readonly SidebarGroup[] }) {
  const id = useId();
  return (
    <nav aria-label="Разделы">
      {groups.map(({ title, items }, group) => (
        <Fragment key={title ?? group}>
          {title && (
            <Heading level={3} size="group" id={`${id}-${group}`}>
              {title}
            </Heading>
          )}
          <ul className={css.list} aria-labelledby={title && `${id}-${group}`}>
            {items.map(({ label, icon, href, render, current, count = 0 }) => (
              <li key={label}>
                {renderAs(
                  render,
                  'a',
                  { href, className: css.way, 'aria-current': current ? 'page' : undefined },
                  <>
                    {icon}
                    <span className={css.label}>{label}</span>
                    <Count value={count} ground="raised" />
                  </>,
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
