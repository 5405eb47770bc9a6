import { EDGE, GAP } from '../floating/index.ts';

/** As high as a list gets: seven options and a half, so that one sees that there are more. */
const HIGHEST = 340;

export interface ListPlace {
  side: 'bottom' | 'top';
  /** Height that the list may take, px. */
  room: number;
}

/** Under the field, unless there is too little room there and more above it. Lengths in px of the visible window. */
export function placeList(
  field: { top: number; bottom: number },
  window: { top: number; bottom: number },
  height: number,
): ListPlace {
  const below = window.bottom - field.bottom - GAP - EDGE;
  const above = field.top - window.top - GAP - EDGE;
  const wanted = Math.min(HIGHEST, height);
  const side = below < wanted && above > below ? 'top' : 'bottom';
  return { side, room: Math.max(0, Math.min(HIGHEST, side === 'top' ? above : below)) };
}
