import { createHash } from 'node:crypto';
import type { FactorKind } from '@siren/domain/second-factor';
import { addressBound, DAY_MS, guessesAt } from '../guesses/index.ts';
import type { Bound } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { askerOf } from '../security/index.ts';
import { knownBrowser } from './knownBrowsers.ts';

/** Wrong passwords, or messages, that cost no wait: of a known browser, or of an address at one account. */
const OWN_FREE = 5;
/** Messages of all strangers together, whatever addresses they have. */
const STRANGERS_MESSAGES_FREE = 20;
/** So many wrong passwords of strangers in a day are an attack on the account: from then on an address has less. */
const ATTACK = 100;
const ATTACKED_FREE = 1;

/** Wrong codes of the app of all strangers together: six digits are found by who has the password and addresses enough. */
const STRANGERS_CODES_FREE = 50;

/** A name of what is counted that tells nobody whose phone or login it is. */
const hidden = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Target {
  /** What the guess is at. */
  subject: string;
  /** Whose account it is; undefined for nobody's. */
  user: number | undefined;
  /** What an address has that costs no wait, and what all strangers together have. */
  free: { address: number; strangers: number };
}

/** A browser in which the account was signed in before has a count of its own. */
async function boundsOf(context: Context, { subject, user, free }: Target): Promise<Bound[]> {
  const window = { windowMs: DAY_MS };
  const browser = user === undefined ? null : await knownBrowser(context, user);
  if (browser !== null) return [{ subject: `${subject} browser:${browser}`, free: OWN_FREE, ...window }];
  return [
    { subject: `${subject} address:${askerOf(context.address)}`, free: free.address, ...window },
    addressBound(context),
    { subject, shared: true, free: free.strangers, ...window },
  ];
}

/**
 * Bounds on passwords tried at an account; one that nobody has is no different. Who comes in a new browser is counted by
 * their address alone: what strangers elsewhere do shuts nobody out. They are counted together all the same, so that an
 * account that is under attack leaves each address next to nothing.
 */
export async function passwordBounds(
  context: Context,
  user: number | undefined,
  asked: string,
): Promise<Bound[]> {
  const subject = user === undefined ? `unknown:${hidden(asked.toLowerCase())}` : `user:${user}`;
  const isAttacked = (await guessesAt(context, 'login', subject)) >= ATTACK;
  const address = isAttacked ? ATTACKED_FREE : OWN_FREE;
  return boundsOf(context, { subject, user, free: { address, strangers: Infinity } });
}

/**
 * Bounds on codes besides the password, which only who has the password comes to. Recovery codes have counts of their own:
 * nobody finds one by guessing, so that strangers who use up the others keep the owner out of nothing.
 */
export const factorBounds = (context: Context, user: number, kind: FactorKind): Promise<Bound[]> =>
  boundsOf(context, {
    subject: `factor:${kind}:${user}`,
    user,
    free: { address: OWN_FREE, strangers: kind === 'app' ? STRANGERS_CODES_FREE : Infinity },
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
    free: { address: OWN_FREE, strangers: STRANGERS_MESSAGES_FREE },
  });
