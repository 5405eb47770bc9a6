import { useEffect, useEffectEvent } from 'react';

/**
 * Calls when the form around the element with this id was reset: what React keeps does not go back by itself. It comes
 * after the browser's own part, which writes into controls what they were drawn with first.
 */
export function useFormReset(id: string, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    const listener = () => setTimeout(reset);
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [id]);
}
