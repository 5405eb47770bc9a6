import type { MouseEvent } from 'react';
import type { Entry, EntryGroup } from './Entry.ts';
import * as css from './Palette.css.ts';
import { PaletteRow } from './PaletteRow.tsx';

export interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  meant: Entry | undefined;
}

/** Id of a row in the list with that id. */
export const rowId = (list: string, { key }: Entry): string => `${list}-${key}`;

/** The field keeps the focus, and a phone its keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Rows by their kind. */
export function PaletteList({ id, groups, meant }: PaletteListProps) {
  const shown = groups.filter(({ entries }) => entries.length > 0);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Разделы, записи и действия"
      className={css.list}
      onMouseDown={keepFocus}
    >
      {shown.map(({ title, entries }) => (
        <div key={title} role="group" aria-labelledby={`${id}-of-${title}`}>
          <div id={`${id}-of-${title}`} role="presentation" className={css.heading}>
            {title}
          </div>
          {entries.map((entry) => (
            <PaletteRow key={entry.key} id={rowId(id, entry)} entry={entry} meant={entry === meant} />
          ))}
        </div>
      ))}
    </div>
  );
}
