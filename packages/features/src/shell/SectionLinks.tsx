import { paths } from '@siren/contract/routes';
import type { SectionLink } from '@siren/domain/catalog';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../navigation/index.ts';
import * as css from './FrameView.css.ts';
import { isWithin } from './isWithin.ts';

export interface SectionLinksProps {
  sections: readonly SectionLink[];
}

/** The top sections in a row, the current one marked and in view. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Not scrollIntoView: that would scroll the page too.
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <ul className={css.sections} ref={list}>
      {sections.map(({ id, path, name }) => (
        <li key={id}>
          <Link
            className={css.section}
            to={paths.section(path)}
            title={name}
            aria-current={isWithin(pathname, paths.section(path)) ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
