import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import { hearNews } from './hearNews.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { settle } from './settle.ts';

/** Where a provider tells its news. */
export const callbackPath = (provider: string): string => `/api/payments/callback/${provider}`;

export interface CallbackOptions {
  db: Database;
  now(): Date;
  log: Log;
  providers: readonly PaymentProvider[];
}

/**
 * `POST /api/payments/callback/{provider}`: 200 once the news are on the disk, so that a provider that hears nothing
 * sends them again. What it has not signed is refused without a word of why, and nothing else of a body is believed
 * before its signature.
 */
export async function callbacksPlugin(server: FastifyInstance, options: CallbackOptions): Promise<void> {
  const { db, now, log, providers } = options;
  // The signature is of the bytes: nobody may read them as something else first.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  for (const provider of providers) {
    server.post(callbackPath(provider.name), async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const news = provider.readCallback({ headers: request.headers, body });
      if (!news) {
        log.info(`A callback to ${provider.name} from ${request.ip} was not signed by it.`);
        return reply.code(403).send({ taken: false });
      }
      const order = await hearNews(db, provider.name, news, now());
      if (order === null) return reply.code(404).send({ taken: false });
      await settle(options, order);
      return { taken: true };
    });
  }
}
