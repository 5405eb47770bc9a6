import { createHash } from 'node:crypto';
import { addressBound, DAY_MS } from '../guesses/index.ts';
import type { Bound } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { askerOf } from '../security/index.ts';
import { knownBrowser } from './knownBrowsers.ts';

/** Wrong passwords, or messages, that cost no wait: of a known browser, or of an address at one account. */
const OWN_FREE = 5;
/** The same of all strangers together, whatever addresses they have. */
const STRANGERS_PASSWORDS_FREE = 100;
const STRANGERS_MESSAGES_FREE = 20;

/** A name of what is counted that tells nobody whose phone or login it is. */
const hidden = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Target {
  /** What the guess is at. */
  subject: string;
  /** Whose account it is; undefined for nobody's. */
  user: number | undefined;
  /** What all strangers together have. */
  strangers: Pick<Bound, 'free' | 'refusal'>;
}

/**
 * A browser in which the account was signed in before has a count of its own. Everybody else is counted by their address
 * and, so that many addresses are no way around it, all together.
 */
async function boundsOf(context: Context, { subject, user, strangers }: Target): Promise<Bound[]> {
  const own = { free: OWN_FREE, windowMs: DAY_MS };
  const browser = user === undefined ? null : await knownBrowser(context, user);
  if (browser !== null) return [{ subject: `${subject} browser:${browser}`, ...own }];
  return [
    { subject: `${subject} address:${askerOf(context.address)}`, ...own },
    addressBound(context),
    { subject, windowMs: DAY_MS, shared: true, ...strangers },
  ];
}

/** Bounds on passwords tried at an account; one that nobody has is no different. */
export const passwordBounds = (context: Context, user: number | undefined, asked: string): Promise<Bound[]> =>
  boundsOf(context, {
    subject: user === undefined ? `unknown:${hidden(asked.toLowerCase())}` : `user:${user}`,
    user,
    strangers: { free: STRANGERS_PASSWORDS_FREE, refusal: 'auth.new_device' },
  });

/** Bounds on messages sent to a phone or e-mail: nobody's phone is to ring all night. */
export const messageBounds = (
  context: Context,
  contact: string,
  user: number | undefined,
): Promise<Bound[]> =>
  boundsOf(context, {
    subject: `to:${hidden(contact)}`,
    user,
    strangers: { free: STRANGERS_MESSAGES_FREE },
  });
