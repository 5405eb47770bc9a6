import { paths } from '@siren/contract/routes';
import type { Section } from '@siren/domain/catalog';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../navigation/index.ts';
import { isWithin } from '../isWithin.ts';
import * as css from './CatalogMenu.css.ts';
import { SectionRow } from './SectionRow.tsx';

export interface SectionTreeProps {
  sections: readonly Section[];
  /** Whether the focus goes in. */
  wanted: RefObject<boolean>;
}

/** How long a pointer stays on a section before it shows what lies below: it may cross it on its way there, ms. */
const CROSS_MS = 90;

/** The top sections in a column, and beside it what lies below the one that one points at or has come to. */
export function SectionTree({ sections, wanted }: SectionTreeProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const crossing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(
    () => (sections.find(({ path }) => isWithin(pathname, paths.section(path))) ?? sections[0])?.id,
  );
  const show = (id: number) => {
    clearTimeout(crossing.current);
    setShown(id);
  };
  useEffect(() => {
    if (wanted.current) list.current?.querySelector('a')?.focus();
    return () => clearTimeout(crossing.current);
  }, [wanted]);
  return (
    <div className={css.tree}>
      <ul ref={list} className={css.tops}>
        {sections.map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            shown={section.id === shown}
            onShow={() => show(section.id)}
            onCross={(over) => {
              clearTimeout(crossing.current);
              if (over) crossing.current = setTimeout(() => setShown(section.id), CROSS_MS);
            }}
          />
        ))}
        <li className={css.last}>
          <Link className={css.top} to={paths.sections()}>
            <span className={css.all}>Все разделы</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}
