import { useEffect } from 'react';

/** Has the browser ask before a tab is closed whose work is not saved. */
export function useHoldTab(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
}
