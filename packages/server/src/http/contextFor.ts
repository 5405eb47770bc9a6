import type { ShopLimits } from '@siren/domain/orders';
import type { PayTypeCode } from '@siren/domain/regions';
import type { PasswordCost } from '../account/passwords.ts';
import type { Context, CookieToSet, Places, Tokens } from './context.ts';
import { UnavailableError } from '../db/index.ts';
import type { DatabasePool } from '../db/index.ts';
import { CITY_COOKIE, REGION_COOKIE, tokenCookie } from './cookies.ts';
import { anonymous, resolveSession } from './resolveSession.ts';
import type { Resolved } from './resolveSession.ts';
import type { Log } from '../log/index.ts';

/** What a call or a page visit says of who makes it. */
export interface Caller {
  /** From the body of a call, from the cookie of a page visit; empty while there is none. */
  token: string;
  /** The token that the same browser keeps in its cookie, where the call comes from a page of the shop's own. */
  keptToken?: string | undefined;
  cookies: Readonly<Record<string, string | undefined>>;
  /** The token that a link offered this browser, while who is signed in has not decided. */
  offered?: string | undefined;
  /** IP address. */
  address: string;
  /** What the browser keeps to be known again. */
  browser?: string | undefined;
  userAgent?: string | undefined;
  /** City that the proxy before the shop takes the visitor's for: its code or its name. */
  city?: string | undefined;
}

export interface CallerContext {
  context: Context;
  /**
   * The caller's token was that of an account, whose session is over, and nobody is signed in in its place: what they
   * show is not what a new guest has.
   */
  ended: boolean;
  /** The database could not be asked whose the caller's token is: they may have a cart and orders that are not seen. */
  unknown: boolean;
  /** Cookies that the answer is to set, the latest of each name. */
  cookies(): CookieToSet[];
}

export type ContextFor = (caller: Caller) => Promise<CallerContext>;

export interface ContextParts {
  db: DatabasePool;
  clock(): Date;
  log: Log;
  tokens: Tokens;
  places: Places;
  online: readonly PayTypeCode[];
  limits: ShopLimits;
  /** @default what a shop should have; less is for tests only */
  passwordCost?: PasswordCost;
}

/** Makes contexts: one statement for the session, the place from memory. Writes nothing for a new visitor. */
export function createContextFor({
  db,
  clock,
  log,
  tokens,
  places,
  online,
  limits,
  passwordCost,
}: ContextParts): ContextFor {
  /** Who cannot be asked about sees what every guest sees, and keeps their token. */
  const unknownOf = (token: string, error: unknown): Resolved & { unknown: true } => {
    if (!(error instanceof UnavailableError)) throw error;
    return { session: anonymous(token), fresh: false, ended: false, unknown: true };
  };
  const sessionOf = async ({ token, keptToken = token }: Caller) => {
    const resolved = await resolveSession(db, tokens, token, clock());
    // Somebody signed in or out in another tab, and this one has not heard of it: its token has no session any more,
    // and must not get one, or what is added would fill a cart that nobody sees again.
    const isOld = !resolved.session.stored && keptToken !== token && tokens.isGenuine(keptToken);
    const going = isOld ? await resolveSession(db, tokens, keptToken, clock()) : resolved;
    return { ...going, ended: resolved.ended && !going.session.user, unknown: false };
  };
  return async (caller) => {
    const { cookies, address, userAgent = '', offered = '', browser = '', city: hint } = caller;
    const [{ session, fresh, ended, unknown }, place] = await Promise.all([
      sessionOf(caller).catch((error: unknown) => unknownOf(caller.token, error)),
      places.resolve({ region: cookies[REGION_COOKIE], city: cookies[CITY_COOKIE], hint }),
    ]);
    const toSet = new Map<string, CookieToSet>();
    const setCookie = (cookie: CookieToSet): void => void toSet.set(cookie.name, cookie);
    if (fresh) setCookie(tokenCookie(session.token, session.kind));
    return {
      context: {
        ...{
          db,
          now: clock,
          session,
          place,
          address,
          userAgent,
          offered,
          setCookie,
          log,
          tokens,
          places,
          online,
          limits,
          passwordCost,
        },
        down: unknown || db.isDown(),
        browser: tokens.isGenuine(browser) ? browser : '',
      },
      ended,
      unknown,
      cookies: () => [...toSet.values()],
    };
  };
}
