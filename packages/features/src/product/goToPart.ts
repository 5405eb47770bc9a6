/** Where other parts of the page lead to. */
export const STORES_ID = 'stores';

/** Brings a part of the page into view and the focus to it, as a link to it would, the address left alone. */
export function goToPart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}
