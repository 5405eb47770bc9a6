import type { Contact } from '../account/index.ts';
import type { MessageCount } from './entities.ts';

/** How many messages a step of several orders makes. @param contacts of each order's buyer; null for one who has none */
export const countMessages = (contacts: readonly (Contact | null)[]): MessageCount => ({
  emails: contacts.filter((contact) => contact?.channel === 'email').length,
  phones: contacts.filter((contact) => contact?.channel === 'phone').length,
  unreachable: contacts.filter((contact) => contact === null).length,
});
