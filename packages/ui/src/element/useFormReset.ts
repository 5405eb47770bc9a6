import { useEffect, useEffectEvent } from 'react';

/** Calls when the form that the control stands in is reset: a hidden input does not go back by itself. */
export function useFormReset(control: string, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = (document.getElementById(control) as HTMLInputElement | null)?.form;
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [control]);
}
