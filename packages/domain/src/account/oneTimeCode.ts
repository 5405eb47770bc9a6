/** Digits of a one-time code. */
export const CODE_LENGTH = 6;
/** How long a code is good for, ms. */
export const CODE_LIFE_MS = 10 * 60 * 1000;
/** How often one may be mistaken about a code. */
export const CODE_TRIES = 5;
/** How long to wait before the next code to the same phone or e-mail, ms. */
export const CODE_WAIT_MS = 60 * 1000;

/** What was typed, pasted or filled in as a code, without what stands between its digits. */
export function typedCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** A code that was sent. */
export interface SentCode {
  /** ms since 1970 */
  expiresAt: number;
  /** How often it was tried, this try included. */
  tries: number;
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'exhausted';

/**
 * What comes of a try at a code: a code that is too old, was used or never sent (null) is expired, and after its last
 * try even the right one is no longer good.
 */
export function judgeCode(sent: SentCode | null, isRight: boolean, now: number): CodeVerdict {
  if (sent === null || now >= sent.expiresAt) return 'expired';
  if (sent.tries > CODE_TRIES) return 'exhausted';
  if (isRight) return 'right';
  return sent.tries === CODE_TRIES ? 'exhausted' : 'wrong';
}
