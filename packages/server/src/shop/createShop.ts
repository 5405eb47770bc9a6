import type { Info } from '@siren/contract/info';
import { SOCKET_LIMITS } from '@siren/domain/back-office';
import type { SocketLimits } from '@siren/domain/back-office';
import { AUDIT_MONEY_YEARS, AUDIT_YEARS } from '@siren/domain/audit';
import { SHOP_LIMITS } from '@siren/domain/orders';
import type { ShopLimits } from '@siren/domain/orders';
import type { TaxSettings } from '@siren/domain/receipts';
import type { FastifyInstance } from 'fastify';
import type { AddressSource } from '../addresses/index.ts';
import { lookAfterOverdue } from '../back-office/index.ts';
import { lookAfterImports } from '../imports/index.ts';
import {
  CATALOG_CHANNEL,
  createAnswerCache,
  createCatalog,
  followCatalog,
  followOffers,
} from '../catalog/index.ts';
import type { AnswerCache, ListenToCatalog } from '../catalog/index.ts';
import type { DatabasePool } from '../db/index.ts';
import type { FileLoader, FileStore } from '../files/index.ts';
import {
  createContextFor,
  createDispatch,
  createServer,
  createTokens,
  loadSecret,
  registerHealth,
} from '../http/index.ts';
import type { ContextFor, Handlers, Places, Tokens } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { lookAfterMessages } from '../order-messages/index.ts';
import { openTestBank, servePayments } from '../payments/index.ts';
import { firstLoader, picturesPlugin, uploadedPictures } from '../pictures/index.ts';
import type { PictureLoader } from '../pictures/index.ts';
import { lookAfterRegister } from '../receipts/index.ts';
import type { CashRegister } from '../receipts/index.ts';
import { openRegister } from './openRegister.ts';
import { importsFolder, photosFolder, registerFiles } from './registerFiles.ts';
import { attachRealtime, listen } from '../realtime/index.ts';
import { createPlaces, ensureRegion, followPlaces } from '../regions/index.ts';
import { createSearch } from '../search/index.ts';
import { createHandlers } from './createHandlers.ts';
import { inTurn } from './inTurn.ts';
import { keepTidy } from './keepTidy.ts';
import { createVisitors } from './createVisitors.ts';
import type { Visitors } from './Visitor.ts';
import { missingFor } from './missingFor.ts';
import { offeredAccounts } from './offeredAccounts.ts';
import { exchangeFolder, serveExchange } from './serveExchange.ts';
import { serveFiles } from './serveFiles.ts';
import type { Log } from '../log/index.ts';

/** Pages of guests that are kept at once, some 100 KB each. */
const PAGES_MAX = 200;

export interface ShopOptions {
  /** Migrated; it stays open when the shop closes. */
  db: DatabasePool;
  /** Folder for drawn pictures and made files. */
  dataDir: string;
  clock(): Date;
  log: Log;
  /** Addresses and networks of proxies that are believed what they say of visitors. */
  trustedProxies: readonly string[];
  /** How long a request may take to arrive, head and body, s. */
  requestSeconds: number;
  pictureLoaders: readonly PictureLoader[];
  /** Whether pictures are drawn before anybody asks for them. @default true */
  drawAhead?: boolean;
  /** Films and papers of the shop's own. @default none */
  fileLoader?: FileLoader;
  /** Who suggests addresses. @default nobody: they are typed whole */
  addresses?: AddressSource;
  /** What brings one-time codes and news of orders to people. @default null: the shop sends none */
  messages?: Messages | null;
  /** The shop's own origin for links in messages. @default null: nobody said it */
  siteUrl?: string | null;
  /** First part of the addresses of the admin area. @default null: letters to new staff lead to the shop */
  adminPath?: string | null;
  /** Accounts of a demo shop; those that are told are the ones flagged as demo in the database. */
  demoAccounts?: Info['demoAccounts'];
  /** Whether a test bank takes the money of a demo shop for show; else nobody takes any online. @default false */
  testPayments?: boolean;
  /** Address of the cash register's web server; a demo shop has a test register. @default none: no receipts are made */
  registerUrl?: string | null;
  /** By what the seller pays taxes. @default what the domain says */
  taxes?: TaxSettings;
  /** Address that 1C exchanges at, without the slash before it. @default none */
  exchangePath?: string | null;
  /** Roubles of currencies that files of 1C say nothing of, by code. @default none */
  currencyRates?: ReadonlyMap<string, number>;
  /** Folder of the server that sources of imports may be loaded from. @default null: the shop has none */
  importRoot?: string | null;
  /** How much one buyer may take up. @default what the domain says */
  limits?: ShopLimits;
  /** How many sockets of the staff may be open. @default what the domain says */
  sockets?: SocketLimits;
  /** How long the history of records is kept, years. @default what the domain says */
  auditYears?: number;
  /** The same of what tells of money. @default what the domain says */
  auditMoneyYears?: number;
}

export interface Shop {
  /** Answers the API, pictures and the socket; pages may be added before it listens. */
  server: FastifyInstance;
  handlers: Handlers;
  tokens: Tokens;
  places: Places;
  contextFor: ContextFor;
  /** Who sends page requests. */
  visitors: Visitors;
  /** Pages of guests, kept for seconds: what changes on them meanwhile is shown by the next one that is made. */
  pages: Pick<AnswerCache, 'remember'>;
  /** Lets running requests finish, then stops. */
  close(): Promise<void>;
}

/** What is kept of the catalogue in memory, and hears of its changes. */
function openMemories(
  { db, log, clock }: Pick<ShopOptions, 'db' | 'log' | 'clock'>,
  places: Pick<Places, 'forget'>,
) {
  const listenToCatalog: ListenToCatalog = (on) =>
    listen({ connection: db.pool.options, channels: [CATALOG_CHANNEL], ...on });
  const pages = createAnswerCache(PAGES_MAX);
  // The catalogue hears first: a page that is made anew must not be made of answers of before.
  const catalog = createCatalog({
    listen: (catalogue) =>
      followCatalog(pages, (kept) =>
        listenToCatalog(inTurn(inTurn(followPlaces(places), inTurn(catalogue, followOffers(db))), kept)),
      ),
  });
  const search = createSearch({ catalog, follow: { db, listen: listenToCatalog, log, clock } });
  return { pages, catalog, search };
}

/** What the shop does by itself, every second, every minute and every hour. */
function beginRounds(
  { db, dataDir, clock, log, messages = null, ...options }: ShopOptions,
  { register, files }: { register: CashRegister | null; files: FileStore },
) {
  const { auditYears: years = AUDIT_YEARS, auditMoneyYears: moneyYears = AUDIT_MONEY_YEARS } = options;
  const post = lookAfterMessages({ db, now: clock, log, messages });
  const tidy = keepTidy({
    db,
    clock,
    log,
    kept: { years, moneyYears },
    files,
    exchangeFolder: exchangeFolder(dataDir),
    importsFolder: importsFolder(dataDir),
    photosFolder: photosFolder(dataDir),
  });
  const { currencyRates: rates = new Map<string, number>(), importRoot: root = null } = options;
  const imports = lookAfterImports({ db, clock, log, rates, root, folder: importsFolder(dataDir) });
  const late = lookAfterOverdue({ db, now: clock, log });
  const till = register && lookAfterRegister({ db, now: clock, log, register });
  return {
    async stop(): Promise<void> {
      await till?.stop();
      await late.stop();
      await imports.stop();
      await tidy.stop();
      await post.stop();
    },
  };
}

/** What the handlers have a default for, where the shop says it. */
const toldParts = ({ addresses, messages, siteUrl, adminPath, importRoot }: ShopOptions) => ({
  ...(addresses && { addresses }),
  ...(messages && { messages }),
  ...(siteUrl && { siteUrl }),
  ...(adminPath && { adminPath }),
  ...(importRoot && { importRoot }),
});

/** Puts all nouns of the backend together on a database. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { db, dataDir, clock, log, fileLoader, demoAccounts = [] } = options;
  const { limits = SHOP_LIMITS, trustedProxies, requestSeconds } = options;
  await ensureRegion(db);
  const testBank = options.testPayments ? await openTestBank(db, clock) : null;
  const providers = testBank ? [testBank] : [];
  const online = providers.flatMap(({ payTypes }) => payTypes);
  const { register, testRegister } = await openRegister(options);
  const places = createPlaces(db, clock, online);
  const { pages, catalog, search } = openMemories(options, places);
  const handlers = createHandlers({
    catalog,
    search,
    ...toldParts(options),
    demoAccounts: await offeredAccounts(db, demoAccounts),
    providers,
    testRegister,
  });
  const tokens = createTokens(await loadSecret(db));
  const contextFor = createContextFor({ db, clock, log, tokens, places, online, limits });
  const dispatch = createDispatch(handlers);
  const server = await createServer({ dispatch, contextFor, log, trustedProxies, requestSeconds });
  registerHealth(server, () => missingFor(db));
  await server.register(picturesPlugin, {
    ...{ db, dataDir, clock, drawsAhead: options.drawAhead ?? true },
    loader: firstLoader([uploadedPictures(db), ...options.pictureLoaders]),
    onError: (error, message) => log.error(error, message),
  });
  const files = await serveFiles(server, fileLoader, { db, dataDir, log });
  await registerFiles(server, options, contextFor);
  await serveExchange(server, options, { contextFor, providers });
  const payments = await servePayments(server, {
    ...{ db, now: clock, log, providers, testBank },
    keep: limits.keep,
  });
  const realtime = attachRealtime({
    ...{ server: server.server, db, tokens, clock, log, limits: options.sockets ?? SOCKET_LIMITS },
    ...{ trustedProxies, origins: options.siteUrl ? [options.siteUrl] : [] },
  });
  const rounds = beginRounds(options, { register, files: files.store });

  return {
    server,
    handlers,
    tokens,
    places,
    contextFor,
    pages,
    visitors: createVisitors(contextFor, dispatch),
    async close() {
      await rounds.stop();
      await payments.stop();
      await files.stop();
      await realtime.close();
      await server.close();
      await search.close();
      await catalog.close();
    },
  };
}
