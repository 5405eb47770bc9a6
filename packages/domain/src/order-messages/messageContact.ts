import { contactOf } from '../account/index.ts';
import type { Contact } from '../account/index.ts';
import { ANONYMOUS_EMAIL } from '../checkout/index.ts';

/** By what the buyer of an order is told of it: the e-mail that they gave, else the phone; null where neither is one. */
export const messageContact = ({ email, phone }: { email: string; phone: string }): Contact | null =>
  [email === ANONYMOUS_EMAIL ? '' : email, phone].map(contactOf).find((contact) => contact !== null) ?? null;
