import type { MouseEvent } from 'react';

/** A plain press on a link does this instead of following it; a press that asks for another tab opens it. */
export const goHere = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
