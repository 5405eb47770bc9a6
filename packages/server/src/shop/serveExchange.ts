import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exchangePlugin } from '../exchange/index.ts';
import { changeStep } from '../fulfilment/index.ts';
import type { DatabasePool } from '../db/index.ts';
import type { ContextFor } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import type { Messages } from '../messages/index.ts';
import type { PaymentProvider } from '../payments/index.ts';

/** Folder of what 1C sends. */
export const exchangeFolder = (dataDir: string): string => join(dataDir, 'exchange');

interface Options {
  db: DatabasePool;
  dataDir: string;
  clock(): Date;
  log: Log;
  exchangePath?: string | null;
  messages?: Messages | null;
  siteUrl?: string | null;
  /** Roubles of currencies that files say nothing of, by code. */
  currencyRates?: ReadonlyMap<string, number>;
}

/** Answers 1C, where an address was told for it. */
export async function serveExchange(
  server: FastifyInstance,
  { db, dataDir, clock, log, exchangePath = null, messages = null, siteUrl = null, ...told }: Options,
  { contextFor, providers }: { contextFor: ContextFor; providers: readonly PaymentProvider[] },
): Promise<void> {
  if (exchangePath === null) return;
  await server.register(exchangePlugin, {
    ...{ db, now: clock, log, contextFor, path: exchangePath, folder: exchangeFolder(dataDir) },
    rates: told.currencyRates ?? new Map(),
    step: (context, payload) => changeStep(context, payload, { providers, post: { messages, siteUrl } }),
  });
}
