import type { Contact } from '@siren/domain/account';

/** A short text to somebody's phone or e-mail. */
export interface Message {
  to: Contact;
  text: string;
}

/** What brings messages to people: an SMS gate, a mail server. A shop without one sends no codes. */
export interface Messages {
  /** Rejects where the message could not be handed over. */
  send(message: Message): Promise<void>;
  /** Whether whoever asked may be shown what was sent, because nothing is: a demo shop's. */
  readonly shown: boolean;
}
