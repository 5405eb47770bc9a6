import { normalizePhone, readMailbox } from '../checkout/index.ts';
import { foldTyped } from '../typed/index.ts';

/** Whether a phone or an e-mail was typed: what a one-time code can be sent to. Forms ask this; `contactOf` is the server's. */
export function isContact(typed: string): boolean {
  return (foldTyped(typed).includes('@') ? readMailbox(typed) : normalizePhone(typed)) !== null;
}
