import { places, shortcuts } from '../keys/index.ts';
import type { Place, Shortcut } from '../keys/index.ts';

export interface SheetGroup {
  place: Place;
  rows: readonly Shortcut[];
}

/** Only what the browser does by itself goes on without Ctrl where single keys are switched off. */
const works = ({ command, by }: Shortcut, single: boolean) => single || command || by === 'browser';

/** The shortcuts that work, by their place, in the order in which they are declared. */
export function sheetGroups(single: boolean): SheetGroup[] {
  const all: Shortcut[] = Object.values(shortcuts);
  return places.map((place) => ({
    place,
    rows: all.filter((shortcut) => shortcut.place === place && works(shortcut, single)),
  }));
}
