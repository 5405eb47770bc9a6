import type { MouseEvent } from 'react';
import { isPlain } from '../navigation/index.ts';

/** A plain press on a link does this instead of following it; a press that asks for another tab opens it. */
export const goHere = (act: () => void) => (event: MouseEvent) => {
  if (!isPlain(event, event.currentTarget as HTMLAnchorElement)) return;
  event.preventDefault();
  act();
};
