import type { Api } from '@siren/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Surroundings } from '../pages/boot.ts';
import type { BuiltApp } from './BuiltApp.ts';

/** What pages need from the shop: the API in process, for whoever sent the request. */
export interface PageHost extends Surroundings {
  app: BuiltApp;
  apiFor(request: FastifyRequest, reply: FastifyReply): Promise<Api>;
}

const PAYLOAD_SUFFIX = '/_payload.json';

/** Pages carry the visitor's cart and token: no shared cache may keep them, the Back button may. */
const PRIVATE = 'private, no-cache';

const urlOf = (request: FastifyRequest) => `${request.protocol}://${request.host}${request.url}`;

/** `GET {route}` answers the page, `GET {route}/_payload.json` the data that it starts with. */
export function registerPages(server: FastifyInstance, host: PageHost): void {
  server.get('/*', async (request, reply) => {
    const { pathname } = new URL(urlOf(request));
    reply.header('cache-control', PRIVATE);
    return pathname.endsWith(PAYLOAD_SUFFIX) ? payload(request, reply) : page(request, reply);
  });

  const visitOf = async (request: FastifyRequest, reply: FastifyReply, url: string) => ({
    url,
    api: await host.apiFor(request, reply),
    onError: (error: unknown) => request.log.error({ err: error }, 'a page failed'),
  });

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, reply, urlOf(request));
    const { loadPage, renderPage } = host.app.renderer;
    const loaded = await loadPage(visit);
    if (loaded.redirect) return reply.redirect(loaded.redirect.location, loaded.redirect.status);
    const { apiUrl, allowedRedirectHosts } = host;
    const html = await renderPage(visit, loaded, {
      apiUrl,
      allowedRedirectHosts,
      assets: host.app.assetsOf(loaded.feature),
    });
    return reply.code(loaded.status).type('text/html; charset=utf-8').send(`<!doctype html>${html}`);
  }

  async function payload(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(urlOf(request));
    url.pathname = url.pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/';
    const visit = await visitOf(request, reply, url.href);
    const loaded = await host.app.renderer.loadPage(visit);
    const failed = loaded.errors && Object.values(loaded.errors)[0];
    if (failed) {
      const text = failed.data.message;
      return reply.code(failed.status).send({ public_error: true, ...(text && { text }) });
    }
    return reply.send(loaded.payload);
  }
}
