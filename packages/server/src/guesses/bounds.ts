import type { ShopErrorKey } from '@siren/contract/errors';
import type { Context } from '../http/index.ts';
import { askerOf } from '../security/index.ts';

/** How many wrong guesses somebody has before they wait. */
export interface Bound {
  /** Whose they are: an address, a session, an account as seen from an address. */
  subject: string;
  free: number;
  /** Counts begin anew so long after the first of them. */
  windowMs: number;
  /** Others count here, too: a right guess takes back itself only. @default false */
  shared?: boolean;
  /** How it is refused. @default 'auth.attempts_exhausted' */
  refusal?: ShopErrorKey;
}

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** An address may be that of a whole office. */
const ADDRESS_FREE = 50;
const SESSION_FREE = 10;

/** Whatever is guessed at from one address. */
export const addressBound = ({ address }: Context): Bound => ({
  subject: `address:${askerOf(address)}`,
  free: ADDRESS_FREE,
  windowMs: HOUR_MS,
  shared: true,
});

/** Whatever one visitor guesses at. */
export const sessionBound = ({ session }: Context): Bound => ({
  subject: `session:${session.user?.id ?? session.digest.toString('hex')}`,
  free: SESSION_FREE,
  windowMs: HOUR_MS,
  // Who knows a coupon must not be able to guess at others without end by applying it in between.
  shared: true,
});
