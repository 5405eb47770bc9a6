import type { Api } from '@siren/contract/calls';
import { ApiError, refusal } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import { PAGELESS, paths, rootOf } from '@siren/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '@siren/server/log';
import type { Visitor, Visitors } from '@siren/server/shop';
import type { Writing } from '../entries/server.tsx';
import type { Surroundings } from '../pages/boot.ts';
import { routeRules } from '../pages/routeRules.ts';
import { addressOf } from './addressOf.ts';
import type { BuiltApp } from './BuiltApp.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { EARLY_SCRIPT } from './earlyPresses.ts';
import { failurePage } from './failurePage.ts';
import { answerToken } from './handover.ts';
import { isCrawler } from './isCrawler.ts';
import { pageFor } from './pageFor.ts';
import type { KeptPages, MadePage } from './pageFor.ts';

/** What pages need from the shop: the API for whoever sent a request. */
export interface PageHost extends Pick<Surroundings, 'allowedRedirectHosts' | 'metrika'> {
  app: BuiltApp;
  visitors: Visitors;
  /** Keeps pages of guests until the catalogue changes. */
  pages: KeptPages;
  /** The shop's own origin, as this request may be told it; empty where nobody said it. */
  originFor(request: FastifyRequest): string;
  log: Log;
}

export const PAYLOAD_SUFFIX = '/_payload.json';
export const HTML = 'text/html; charset=utf-8';

/** Pages carry the visitor's cart and token: no shared cache may keep them, the Back button may. */
const PRIVATE = 'private, no-cache';
/**
 * Pages of somebody, and data: for Back a browser takes what it has kept without asking, and would show who was signed
 * in before the logout.
 */
const UNKEPT = 'private, no-store';

/** Of a refusal that is told in its own words: the page is not for this visitor, not that often, or not now. */
const REFUSED = new Set([403, 429, 503]);

/** Where an address leads that no page can have. */
const NOWHERE = new URL('http://shop.invalid/404');

/** The one address of a page: it ends in no slash, that of the home page apart. */
export function withoutSlash(address: URL): URL {
  const pathname = address.pathname.replace(/\/+$/, '');
  if (pathname === address.pathname || pathname === '') return address;
  const bare = new URL(address);
  bare.pathname = pathname;
  return bare;
}

/** What an error says, in one line, without the query of the address: that may be anything of whoever asks. */
const failureIn = (error: unknown, { search }: URL): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(search, '').replace(/\s+/g, ' ');

/**
 * `Link` header that has fonts fetched before all else. As elements in the head they would keep the browser from
 * drawing anything until they have come: Chromium waits for those, 50 ms at most.
 */
const preloadLinks = (fonts: readonly string[]): string =>
  fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ');

/** Tells programs, too, when another try makes sense. */
const tellWait = (reply: FastifyReply, { retryAfter }: { retryAfter?: number | null }): FastifyReply =>
  retryAfter == null ? reply : reply.header('retry-after', Math.ceil(retryAfter));

/** What the app's renderer is told of a request. */
const pageRequest = ({ log, allowedRedirectHosts }: PageHost, url: URL, api: Api, requestId: string) => ({
  url,
  api,
  requestId,
  onError: (error: unknown) => log.error(error, `${url.pathname} failed`),
  rules: routeRules,
  allowedRedirectHosts,
});

/** The page at `asked`, or where to go instead. */
async function makePage(
  { app }: PageHost,
  wanted: ReturnType<typeof pageRequest>,
  asked: URL,
  writing: Omit<Writing, 'assets' | 'styles' | 'early'>,
): Promise<MadePage> {
  const { loadPage, renderPage } = app.renderer;
  const loaded = await loadPage(wanted);
  const { status, feature, error } = loaded;
  const failure = error === null ? null : failureIn(error, wanted.url);
  const to = (path: string, code: 301 | 302): MadePage => ({
    status: code,
    redirect: { to: path, status: code },
    failure,
    retryAfter: null,
    indexed: false,
    personal: false,
    priced: false,
    html: '',
  });
  if (loaded.redirect !== null) return to(loaded.redirect, 302);
  // Only for now: the list may grow.
  if (loaded.lastPage !== null) return to(loaded.lastPage, 302);
  if (loaded.moved !== null) return to(loaded.moved, 301);
  if (wanted.url !== asked && status < 400) return to(wanted.url.pathname + wanted.url.search, 301);
  const written = await renderPage(wanted, loaded, {
    ...writing,
    assets: app.assetsOf(feature),
    styles: app.stylesOf(feature),
    early: EARLY_SCRIPT,
  });
  const retryAfter = loaded.failure?.refused?.retryAfter ?? null;
  return { status, redirect: null, failure, retryAfter, ...written };
}

async function sendPage(
  host: PageHost,
  asked: URL,
  request: FastifyRequest,
  reply: FastifyReply,
  known?: Visitor,
) {
  const { app, log, allowedRedirectHosts, metrika, originFor } = host;
  const { 'user-agent': userAgent } = request.headers;
  const visitor = known ?? (await host.visitors.visitorOf(request, reply));
  const surroundings = {
    build: app.build.id,
    origin: originFor(request),
    bot: isCrawler(userAgent),
    metrika,
    allowedRedirectHosts,
  };
  const { origin, bot } = surroundings;
  const shared = app.renderer.isOwn(asked) ? null : `${origin} ${bot} ${asked.pathname}${asked.search}`;
  const { html, ...made } = await pageFor(visitor, shared, {
    pages: host.pages,
    make: (tokenPlace) =>
      makePage(host, pageRequest(host, withoutSlash(asked), visitor.api, request.id), asked, {
        ...surroundings,
        tokenPlace,
      }),
  });
  if (made.redirect) return reply.redirect(made.redirect.to, made.redirect.status);
  if (bot && made.failure !== null) {
    log.info(`${userAgent} got ${made.status} at ${asked.pathname}: ${made.failure}`);
  }
  if (made.personal) reply.header('cache-control', UNKEPT);
  if (!made.indexed) reply.header('x-robots-tag', 'noindex');
  return tellWait(reply, made)
    .code(made.status)
    .header('link', preloadLinks(app.fontsOf(made)))
    .send(html);
}

/** The data that a page starts with; `address` is the page's with the suffix. */
async function sendPayload(host: PageHost, address: URL, request: FastifyRequest, reply: FastifyReply) {
  const page = new URL(address);
  page.searchParams.delete('token');
  page.pathname = page.pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/';
  const { api } = await host.visitors.visitorOf(request, reply);
  reply.headers({ 'cache-control': UNKEPT, 'x-robots-tag': 'noindex' });
  const loaded = await host.app.renderer.loadPage(pageRequest(host, page, api, request.id));
  if (loaded.failure) {
    const text = loaded.failure.message;
    const refusal: Partial<PublicError> = loaded.failure.refused ?? { ...(text && { text }) };
    return tellWait(reply, refusal)
      .code(loaded.status)
      .send({ ...refusal, public_error: true });
  }
  // The page let the visitor in that the server does not: the session has ended meanwhile.
  if (loaded.feature !== null && loaded.redirect?.startsWith(paths.login())) {
    return reply.code(403).send(refusal('user.not_authorized').body);
  }
  if (loaded.redirect !== null) {
    return reply.code(404).send({ public_error: true, text: 'По этому адресу страницы нет.' });
  }
  return reply.send(loaded.payload);
}

/** Tells of what broke while an address was answered: a refusal in its own words, all else as a failure of ours. */
export function sendFailure(
  { app, log }: Pick<PageHost, 'app' | 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof ApiError && REFUSED.has(error.status))
    return tellWait(reply, error.body)
      .code(error.status)
      .send(failurePage(error.status, app.renderer.failureOf(error), request.id));
  log.error(error, `${addressOf(request.url)?.pathname} failed`);
  return reply.code(500).send(failurePage(500, undefined, request.id));
}

/**
 * Answers an address of the shop: with its page, or with that of an address that is not there.
 * @param visitor who asks, where that is known already
 */
export async function answerPage(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor?: Visitor,
) {
  const address = addressOf(request.url);
  reply.header('cache-control', PRIVATE);
  if (address?.pathname.endsWith(PAYLOAD_SUFFIX)) return sendPayload(host, address, request, reply);
  const policy = contentSecurityPolicy({ counted: host.metrika !== null });
  reply.header('content-security-policy', policy).type(HTML);
  try {
    if (address?.searchParams.has('token')) return await answerToken(host.visitors, address, request, reply);
    return await sendPage(host, address ?? NOWHERE, request, reply, visitor);
  } catch (error) {
    return sendFailure(host, error, request, reply);
  }
}

/** Answers the request for an address. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** `GET {route}` answers the page, `GET {route}/_payload.json` the data that it starts with. */
export function registerPages(server: FastifyInstance, answer: PageAnswer): void {
  server.get('/*', async (request, reply) => {
    const root = rootOf(addressOf(request.url)?.pathname ?? '/');
    // What is not found there needs no HTML.
    if (PAGELESS.some((pageless) => pageless === root))
      return reply.header('cache-control', 'no-store').callNotFound();
    return answer(request, reply);
  });
}
