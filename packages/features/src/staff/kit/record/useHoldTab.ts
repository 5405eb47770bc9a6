import { useEffect } from 'react';

const holders = new Set<object>();

/** Whether something in this tab is not saved. */
export const isTabHeld = (): boolean => holders.size > 0;

/** Has the browser ask before a tab is closed whose work is not saved. */
export function useHoldTab(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const holder = {};
    holders.add(holder);
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => {
      holders.delete(holder);
      removeEventListener('beforeunload', hold);
    };
  }, [dirty]);
}
