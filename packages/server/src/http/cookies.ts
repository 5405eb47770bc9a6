import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieToSet } from './context.ts';

export const TOKEN_COOKIE = 'token';
export const REGION_COOKIE = 'region';
export const CITY_COOKIE = 'city';

/** Days that a session lives after the last visit. */
export const SESSION_DAYS = 60;
const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

export const tokenCookie = (token: string): CookieToSet => ({
  name: TOKEN_COOKIE,
  value: token,
  maxAge: SESSION_DAYS * DAY,
  httpOnly: true,
});

/** Region and city are choices, not secrets: the page may read them. */
export const placeCookies = (region: string, city: string): CookieToSet[] => [
  { name: REGION_COOKIE, value: region, maxAge: YEAR, httpOnly: false },
  { name: CITY_COOKIE, value: city, maxAge: YEAR, httpOnly: false },
];

/** Puts the cookies that a call or page set into the answer. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: Iterable<CookieToSet>,
): void {
  for (const { name, value, maxAge, httpOnly } of cookies) {
    const secure = request.protocol === 'https';
    reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge, httpOnly, secure });
  }
}
