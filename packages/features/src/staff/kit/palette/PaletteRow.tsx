import { Link } from 'react-router-dom';
import type { Entry } from './Entry.ts';
import * as css from './Palette.css.ts';

export interface PaletteRowProps {
  id: string;
  entry: Entry;
  /** Enter opens it. */
  meant: boolean;
}

/** One row: a link, wherever it leads somewhere. The focus never comes here: the field tells which one is meant. */
export function PaletteRow({ id, entry, meant }: PaletteRowProps) {
  const { title, icon, note, deed } = entry;
  const props = {
    id,
    role: 'option',
    'aria-selected': meant,
    tabIndex: -1,
    className: css.row,
    'data-state': meant ? 'active' : undefined,
  };
  const inside = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {/* Apart for whoever hears it as one name. */}
        {note && ' '}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </>
  );
  if ('to' in deed)
    return (
      <Link {...props} to={deed.to}>
        {inside}
      </Link>
    );
  if ('href' in deed)
    return (
      <a {...props} href={deed.href}>
        {inside}
      </a>
    );
  return (
    <button {...props} type="button" onClick={deed.act}>
      {inside}
    </button>
  );
}
