import { isField } from '@siren/features/code';
import type { Field } from '@siren/features/code';

/** Fields of the document that were typed into. */
export const touched = new Set<Field>();

/** Notes from now on which fields are typed into. */
export function trackTyped(): void {
  const note = ({ target }: Event) => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    if (isField(target)) touched.add(target);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, note, true);
}

/** Whether a field of the page holds something that was typed; what one searches for is no loss. */
export function isTyping(): boolean {
  return [...touched].some((field) => field.isConnected && field.value !== '' && field.type !== 'search');
}
