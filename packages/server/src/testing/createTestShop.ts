import type { AnswerOf, CallPath, PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import { SHOP_LIMITS } from '@siren/domain/orders';
import type { ShopLimits } from '@siren/domain/orders';
import { onlinePayTypes } from '@siren/domain/payments';
import type { PayTypeCode } from '@siren/domain/regions';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { PasswordCost } from '../account/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { createContextFor, createDispatch, createServer, createTokens, loadSecret } from '../http/index.ts';
import type { ContextFor, Dispatch, Handlers, Places } from '../http/index.ts';
import { createPlaces } from '../regions/index.ts';
import { createHandlers } from '../shop/index.ts';
import { passwordOf, TEST_COST } from './testPeople.ts';
import type { SeededIds } from './seedTestShop.ts';

/** How a call is made besides its payload. */
export interface CallerOptions {
  token?: string;
  /** What it keeps to be known again. */
  browser?: string;
  region?: string;
  city?: string;
  /** IP address. */
  address?: string;
}

/** Somebody with a browser: keeps the token and the place that the shop tells. */
export interface Visitor {
  /** Throws ApiError on a refusal, and the error itself where a handler failed. */
  call<Path extends CallPath>(path: Path, payload: PayloadOf<Path>): Promise<AnswerOf<Path>>;
  token(): string;
}

export interface TestShop {
  ids: SeededIds;
  db: TestDatabase;
  server: FastifyInstance;
  dispatch: Dispatch;
  contextFor: ContextFor;
  places: Places;
  /** The shop's clock stands still until it is told otherwise. */
  clock: { now(): Date; set(time: Date | string): void; advance(ms: number): void };
  /** One call of somebody without a browser. */
  call<Path extends CallPath>(
    path: Path,
    payload: PayloadOf<Path>,
    options?: CallerOptions,
  ): Promise<AnswerOf<Path>>;
  visitor(options?: CallerOptions): Visitor;
  /** A visitor that has signed in. */
  signedIn(login: string, options?: CallerOptions): Promise<Visitor>;
  close(): Promise<void>;
}

const createClock = (): TestShop['clock'] => {
  let time = new Date('2026-03-02T09:00:00Z').getTime();
  return {
    now: () => new Date(time),
    set: (to) => void (time = new Date(to).getTime()),
    advance: (ms) => void (time += ms),
  };
};

/** Calls through `inject`, so that all that stands before a handler is tested with it. */
const createCaller = (server: FastifyInstance, failures: unknown[]) => {
  return async <Path extends CallPath>(path: Path, payload: PayloadOf<Path>, options: CallerOptions) => {
    const { token = '', browser, region, city, address = '10.0.0.1' } = options;
    const response = await server.inject({
      method: 'POST',
      url: path,
      payload: { ...payload, token },
      cookies: { ...(browser && { browser }), ...(region && { region }), ...(city && { city }) },
      remoteAddress: address,
    });
    const failure = failures.pop();
    if (failure) throw failure;
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    const body: unknown = response.json();
    if (response.statusCode !== 200) throw new ApiError(body as PublicError, response.statusCode);
    return { answer: body as AnswerOf<Path>, cookies };
  };
};

const ROOMY: ShopLimits = { ...SHOP_LIMITS, unproven: { orders: 10_000, pieces: 1_000_000 } };

/**
 * A small shop on a fresh database, whose answers are held to the contract.
 * @param handlers those to try; all of the shop's by default
 * @param online pay types that somebody takes money of; all by default
 * @param limits how much one buyer may take up; by default nobody meets the bounds of who is unproven
 * @param connections how many the shop has to the database
 * @param passwordCost of new hashes; by default the least there is
 */
export async function createTestShop({
  handlers = createHandlers(),
  online = onlinePayTypes,
  connections = 10,
  limits = ROOMY,
  passwordCost = TEST_COST,
}: {
  handlers?: Partial<Handlers>;
  online?: readonly PayTypeCode[];
  connections?: number;
  limits?: ShopLimits;
  passwordCost?: PasswordCost;
} = {}): Promise<TestShop> {
  const db = await createTestDatabase({ shop: true, max: connections });
  const clock = createClock();
  const ids = inject('testServer').shopIds;
  const failures: unknown[] = [];
  const log = { debug: () => {}, info: () => {}, error: (error: unknown) => void failures.push(error) };
  const places = createPlaces(db, clock.now, online);
  const tokens = createTokens(await loadSecret(db));
  const contextFor = createContextFor({
    ...{ db, clock: clock.now, log, tokens, places, online, limits, passwordCost },
  });
  const dispatch = createDispatch(handlers, { checkAnswers: true });
  const server = await createServer({
    ...{ dispatch, contextFor, log, trustedProxies: ['127.0.0.1'], requestSeconds: 30 },
  });
  const send = createCaller(server, failures);

  const visitor = (options: CallerOptions = {}): Visitor => {
    let kept = options;
    return {
      async call(path, payload) {
        const { answer, cookies } = await send(path, payload, kept);
        kept = { ...kept, ...cookies };
        return answer;
      },
      token: () => kept.token ?? '',
    };
  };
  return {
    ids,
    db,
    server,
    dispatch,
    contextFor,
    places,
    clock,
    visitor,
    call: async (path, payload, options = {}) => (await send(path, payload, options)).answer,
    async signedIn(login, options) {
      const someone = visitor(options);
      await someone.call('/api/user/login', { login, password: passwordOf(login) });
      return someone;
    },
    async close() {
      await server.close();
      await db.close();
    },
  };
}
