import { paths } from '@siren/contract/routes';
import type { Section } from '@siren/domain/catalog';
import { formatNumber } from '@siren/ui/format';
import { ChevronRightIcon } from '@siren/ui/icons';
import { Words } from '@siren/ui/text';
import { useRef } from 'react';
import { Link } from '../../navigation/index.ts';
import { GoodPicture } from '../../pictures/index.ts';
import * as css from './CatalogMenu.css.ts';

export interface SectionRowProps {
  section: Section;
  /** What lies below it stands beside the column. */
  shown: boolean;
  onShow(): void;
  /** A pointer has come onto it, or gone from it. */
  onCross(over: boolean): void;
}

/** A top section with those below it. A finger or a pen, which may not point, shows them by its first press. */
export function SectionRow({
  section: { path, name, total, children },
  shown,
  onShow,
  onCross,
}: SectionRowProps) {
  const shows = useRef(false);
  return (
    <li>
      <Link
        className={css.top}
        data-state={shown ? 'on' : undefined}
        to={paths.section(path)}
        onFocus={onShow}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onCross(true)}
        onPointerLeave={() => onCross(false)}
        onPointerDown={({ pointerType }) => (shows.current = pointerType !== 'mouse' && !shown)}
        onClick={(event) => {
          if (!shows.current) return;
          shows.current = false;
          event.preventDefault();
          event.stopPropagation();
          onShow();
        }}
      >
        <span className={css.name}>{name}</span>
        <span className={css.total}>{formatNumber(total)}</span>
        <ChevronRightIcon size="s" />
      </Link>
      <div className={css.below} hidden={!shown}>
        <p className={css.title} aria-hidden="true">
          {name}
        </p>
        <ul className={css.children} aria-label={name}>
          {children.map((child) => (
            <li key={child.id}>
              <Link className={css.child} to={paths.section(child.path)}>
                {child.image && <GoodPicture image={child.image} sizes="280px" ratio="wide" radius="m" />}
                <span className={css.words}>
                  <span className={css.name}>
                    <Words>{child.name}</Words>
                  </span>
                  <span className={css.total}>{formatNumber(child.total)}</span>
                </span>
              </Link>
            </li>
          ))}
          <li className={css.whole}>
            <Link className={css.child} to={paths.section(path)}>
              <span className={css.all}>Все товары раздела</span>
            </Link>
          </li>
        </ul>
      </div>
    </li>
  );
}
