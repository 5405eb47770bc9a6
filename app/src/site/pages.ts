import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Surroundings } from '../pages/boot.ts';
import { addressOf } from './addressOf.ts';
import type { BuiltApp } from './BuiltApp.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { failurePage } from './failurePage.ts';

/** What pages need from the shop: the API for whoever sent a request. */
export interface PageHost extends Surroundings {
  app: BuiltApp;
  apiFor(request: FastifyRequest, reply: FastifyReply): Promise<Api>;
  log: { error(error: unknown, message: string): void };
}

const PAYLOAD_SUFFIX = '/_payload.json';
const HTML = 'text/html; charset=utf-8';

/** Pages carry the visitor's cart and token: no shared cache may keep them, the Back button may. */
const PRIVATE = 'private, no-cache';

/** First parts of addresses below which there are no pages: what is not found there needs no HTML. */
const PAGELESS = new Set(['.well-known', 'api', 'assets', 'builds', 'favicon.ico', 'pictures', 'socket']);

/** Where an address leads that no page can have. */
const NOWHERE = new URL('http://shop.invalid/404');

/** The one address of a page: it ends in no slash, that of the home page apart. */
function withoutSlash(address: URL): URL {
  const pathname = address.pathname.replace(/\/+$/, '');
  if (pathname === address.pathname || pathname === '') return address;
  const bare = new URL(address);
  bare.pathname = pathname;
  return bare;
}

/** `GET {route}` answers the page, `GET {route}/_payload.json` the data that it starts with. */
export function registerPages(server: FastifyInstance, host: PageHost): void {
  const { app, log, allowedRedirectHosts } = host;

  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const [root = ''] = request.params['*'].split('/');
    if (PAGELESS.has(root)) return reply.header('cache-control', 'no-store').callNotFound();
    const address = addressOf(request.url);
    reply.header('cache-control', PRIVATE);
    if (address?.pathname.endsWith(PAYLOAD_SUFFIX)) return payload(address, request, reply);
    reply.header('content-security-policy', contentSecurityPolicy).type(HTML);
    try {
      return await page(address ?? NOWHERE, request, reply);
    } catch (error) {
      log.error(error, `${address?.pathname} failed`);
      return reply.code(500).send(failurePage);
    }
  });

  const visitOf = async (url: URL, request: FastifyRequest, reply: FastifyReply) => ({
    url,
    api: await host.apiFor(request, reply),
    onError: (error: unknown) => log.error(error, `${url.pathname} failed`),
  });

  async function page(address: URL, request: FastifyRequest, reply: FastifyReply) {
    const bare = withoutSlash(address);
    const visit = await visitOf(bare, request, reply);
    const { loadPage, renderPage } = app.renderer;
    const loaded = await loadPage(visit);
    if (bare !== address && loaded.status < 400) return reply.redirect(bare.pathname + bare.search, 301);
    const assets = app.assetsOf(loaded.feature);
    const html = await renderPage(visit, loaded, { allowedRedirectHosts, assets });
    return reply.code(loaded.status).send(html);
  }

  async function payload(address: URL, request: FastifyRequest, reply: FastifyReply) {
    address.pathname = address.pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/';
    const visit = await visitOf(address, request, reply);
    const loaded = await app.renderer.loadPage(visit);
    if (loaded.failure) {
      const text = loaded.failure.message;
      const refusal = loaded.error instanceof ApiError ? loaded.error.body : { ...(text && { text }) };
      return reply.code(loaded.status).send({ ...refusal, public_error: true });
    }
    return reply.send(loaded.payload);
  }
}
