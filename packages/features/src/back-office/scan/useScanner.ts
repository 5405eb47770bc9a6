import { SCAN_INITIAL, stepScan } from '@siren/domain/back-office';
import { useEffect, useRef } from 'react';

/** What takes typed signs: a list that is chosen from goes to what begins with them. */
const FIELDS = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;

/** Such a field as it was before the first sign of what may be a scan. */
interface Touched {
  field: InstanceType<(typeof FIELDS)[number]>;
  value: string;
}

const isField = (target: EventTarget | null): target is Touched['field'] =>
  FIELDS.some((kind) => target instanceof kind);

const touchedBy = ({ target }: Event): Touched | null =>
  isField(target) ? { field: target, value: target.value } : null;

/** Gives a field back what it held: whoever keeps its value hears of it as of any typing. */
function restore({ field, value }: Touched): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Hears a scanner that types as a keyboard does, wherever the focus is. A scan is right under any layout, stays in no field, and sends
 * no form (behaviour office-26).
 */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let state = SCAN_INITIAL;
    let touched: Touched | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const step = stepScan(state, { code: event.code, shift: event.shiftKey, at: event.timeStamp });
      // The first sign of a row: it has not come into the field yet.
      if (step.state.signs.length === 1 && step.state !== state) touched = touchedBy(event);
      state = step.state;
      if (step.scanned === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (touched) restore(touched);
      latest.current(step.scanned);
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
