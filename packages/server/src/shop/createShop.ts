import type { Api } from '@siren/contract/calls';
import type { Info } from '@siren/contract/info';
import { isToken } from '@siren/domain/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_CHANNEL, createCatalog } from '../catalog/index.ts';
import type { ListenToCatalog } from '../catalog/index.ts';
import type { DatabasePool } from '../db/index.ts';
import type { FileLoader } from '../files/index.ts';
import {
  createContextFor,
  createDispatch,
  createLocalApi,
  createServer,
  createTokens,
  loadSecret,
  sendCookies,
  TOKEN_COOKIE,
  tokenCookie,
} from '../http/index.ts';
import type { ContextFor, Handlers, Log, Places, Tokens } from '../http/index.ts';
import { firstLoader, picturesPlugin } from '../pictures/index.ts';
import type { PictureLoader } from '../pictures/index.ts';
import { attachRealtime, listen } from '../realtime/index.ts';
import { createPlaces, ensureRegion } from '../regions/index.ts';
import { createSearch } from '../search/index.ts';
import { createHandlers } from './createHandlers.ts';
import { keepTidy } from './keepTidy.ts';
import { offeredAccounts } from './offeredAccounts.ts';
import { serveFiles } from './serveFiles.ts';

export interface ShopOptions {
  /** Migrated; it stays open when the shop closes. */
  db: DatabasePool;
  /** Folder for drawn pictures and made files. */
  dataDir: string;
  clock(): Date;
  log: Log;
  pictureLoaders: readonly PictureLoader[];
  /** Films and papers of the shop's own. @default none */
  fileLoader?: FileLoader;
  /** Accounts of a demo shop; those that are told are the ones flagged as demo in the database. */
  demoAccounts?: Info['demoAccounts'];
}

export interface Shop {
  /** Answers the API, pictures and the socket; pages may be added before it listens. */
  server: FastifyInstance;
  handlers: Handlers;
  tokens: Tokens;
  places: Places;
  contextFor: ContextFor;
  /** The API in process for a page request, whose cookies (or `?token=`) tell the visitor; sets cookies. */
  apiFor(request: FastifyRequest, reply: FastifyReply): Promise<Api>;
  /** Lets running requests finish, then stops. */
  close(): Promise<void>;
}

/** A token of the address, if it has its length, goes before the one of the cookie (specification §2). */
const tokenOf = ({ query, cookies }: FastifyRequest): { token: string; given: boolean } => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' && isToken(token)
    ? { token, given: true }
    : { token: cookies[TOKEN_COOKIE] ?? '', given: false };
};

/** Puts all nouns of the backend together on a database. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { db, dataDir, clock, log, pictureLoaders, fileLoader, demoAccounts = [] } = options;
  await ensureRegion(db);
  const listenToCatalog: ListenToCatalog = (on) =>
    listen({ connection: db.pool.options, channels: [CATALOG_CHANNEL], ...on });
  const catalog = createCatalog({ listen: listenToCatalog });
  const search = createSearch({ catalog, follow: { db, listen: listenToCatalog, log, clock } });
  const handlers = createHandlers({ catalog, search, demoAccounts: await offeredAccounts(db, demoAccounts) });
  const tokens = createTokens(await loadSecret(db));
  const places = createPlaces(db, clock);
  const contextFor = createContextFor({ db, clock, log, tokens, places });
  const dispatch = createDispatch(handlers);
  const server = await createServer({ dispatch, contextFor, log });
  const loader = firstLoader(pictureLoaders);
  const onError = (error: unknown, message: string): void => log.error(error, message);
  await server.register(picturesPlugin, { db, loader, dataDir, clock, onError });
  const files = fileLoader && (await serveFiles(server, fileLoader, { db, dataDir, log }));
  const realtime = attachRealtime({ server: server.server, db, tokens, clock, log });
  const tidy = keepTidy({ db, clock, log });

  return {
    server,
    handlers,
    tokens,
    places,
    contextFor,
    async apiFor(request, reply) {
      const { token, given } = tokenOf(request);
      const visit = await contextFor({ token, cookies: request.cookies, address: request.ip });
      const { context } = visit;
      if (given) context.setCookie(tokenCookie(context.session.token));
      sendCookies(request, reply, visit.cookies());
      return createLocalApi(dispatch, context);
    },
    async close() {
      await tidy.stop();
      await files?.stop();
      await realtime.close();
      await server.close();
      await search.close();
      await catalog.close();
    },
  };
}
