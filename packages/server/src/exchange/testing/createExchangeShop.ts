import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeStep } from '../../fulfilment/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { exchangePlugin } from '../index.ts';
import { createOneC } from './oneC.ts';
import type { OneC } from './oneC.ts';

export interface ExchangeShop extends TestShop {
  /** What 1C sends lies here. */
  folder: string;
  /** Errors that were logged. */
  failures: unknown[];
  oneC(type?: 'catalog' | 'sale'): OneC;
}

/** A shop that 1C exchanges with. */
export async function createExchangeShop(): Promise<ExchangeShop> {
  const shop = await createTestShop();
  const folder = await mkdtemp(join(tmpdir(), 'siren-exchange-'));
  const failures: unknown[] = [];
  const log = { debug: () => {}, info: () => {}, error: (error: unknown) => void failures.push(error) };
  await shop.server.register(exchangePlugin, {
    ...{ db: shop.db, now: shop.clock.now, log, contextFor: shop.contextFor, path: 'exchange/1c', folder },
    step: (context, payload) =>
      changeStep(context, payload, { providers: [], post: { messages: null, siteUrl: null } }),
  });
  return {
    ...shop,
    ...{ folder, failures },
    oneC: (type) => createOneC(shop.server, '/exchange/1c', type),
    async close() {
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
