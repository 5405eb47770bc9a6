import type { InternetUser } from './entities.ts';

/**
 * Whether the phone field is locked: it names the client that was looked up (behaviour clients-2: new), and a
 * found one is parted from by detaching, not by typing over.
 */
export function isPhoneLocked({ status }: Pick<InternetUser, 'status'>): boolean {
  return status === 'found' || status === 'new';
}
