import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieToSet, SessionKind } from './context.ts';

export const TOKEN_COOKIE = 'token';
/** A token that a link brought, until who is signed in has decided. */
export const OFFERED_COOKIE = 'offered';
/** What has a browser known again by the accounts that were signed in in it. */
export const BROWSER_COOKIE = 'browser';
export const REGION_COOKIE = 'region';
export const CITY_COOKIE = 'city';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Seconds that a session lives after its last use. */
export const SESSION_SECONDS: Readonly<Record<SessionKind, number>> = {
  guest: 60 * DAY,
  visit: 12 * HOUR,
  remembered: 90 * DAY,
};

/** The cookie of a token; that of a visit goes with the browser. */
export const tokenCookie = (token: string, kind: SessionKind = 'guest'): CookieToSet => ({
  name: TOKEN_COOKIE,
  value: token,
  maxAge: kind === 'visit' ? null : SESSION_SECONDS[kind],
  httpOnly: true,
});

/** Has the browser known again by the accounts that were signed in in it. It opens nothing by itself. */
export const browserCookie = (value: string): CookieToSet => ({
  name: BROWSER_COOKIE,
  value,
  maxAge: YEAR,
  httpOnly: true,
});

/** How long somebody has to decide, seconds. */
const OFFER_SECONDS = 10 * MINUTE;

/** The cookie of a token that is offered; none where `token` is empty. */
export const offeredCookie = (token: string): CookieToSet => ({
  name: OFFERED_COOKIE,
  value: token,
  maxAge: token === '' ? 0 : OFFER_SECONDS,
  httpOnly: true,
});

/** Region and city are choices, not secrets: the page may read them. */
export const placeCookies = (region: string, city: string): CookieToSet[] => [
  { name: REGION_COOKIE, value: region, maxAge: YEAR, httpOnly: false },
  { name: CITY_COOKIE, value: city, maxAge: YEAR, httpOnly: false },
];

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>;

/**
 * What a secret is kept under. Browsers take a `__Host-` cookie from this very host over HTTPS only: a page of another
 * subdomain cannot plant one, and one that was planted over plain HTTP counts for nothing.
 */
const secretName = (name: string, { protocol }: Pick<Asked, 'protocol'>): string =>
  protocol === 'https' ? `__Host-${name}` : name;

type SecretCookie = typeof TOKEN_COOKIE | typeof OFFERED_COOKIE | typeof BROWSER_COOKIE;

/** A secret that the browser keeps for us; empty where there is none. */
export const keptSecret = (request: Asked, name: SecretCookie): string =>
  request.cookies[secretName(name, request)] ?? '';

/** Puts the cookies that a call or page set into the answer. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: Iterable<CookieToSet>,
): void {
  for (const { name, value, maxAge, httpOnly } of cookies) {
    const secure = request.protocol === 'https';
    const lasting = maxAge === null ? {} : { maxAge };
    const kept = httpOnly ? secretName(name, request) : name;
    reply.setCookie(kept, value, { path: '/', sameSite: 'lax', ...lasting, httpOnly, secure });
  }
}
