import type { Contact } from '@siren/domain/account';

/** A short text to somebody's phone or e-mail. */
export interface Message {
  to: Contact;
  /** Of a letter. @default none: the text is all there is */
  subject?: string;
  text: string;
}

/** A code, and for an e-mail the path of the link that signs in by one press. */
export interface SentSecrets {
  code: string;
  link: string | null;
}

/** What brings messages to people: an SMS gate, a mail server. A shop without one sends no codes. */
export interface Messages {
  /** Rejects where the message could not be handed over, or was not within some seconds: somebody waits for it. */
  send(message: Message): Promise<void>;
  /**
   * What whoever asked may be shown of it, because nothing is really sent: a demo shop's. By what stands for the visitor
   * and the contact; null in a shop that sends.
   */
  readonly shown: Map<string, SentSecrets> | null;
}
