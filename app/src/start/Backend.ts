import type { Log } from '@siren/server/log';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteOptions } from '../site/index.ts';

/** What stands behind the pages: the shop of this process, or another one over HTTP. */
export interface Backend {
  /** Answers the API, pictures and the socket; pages are added to it before it listens. */
  server: FastifyInstance;
  visitors: SiteOptions['visitors'];
  pages: SiteOptions['pages'];
  sitemap: SiteOptions['sitemap'];
  /** Lets running requests finish, then stops. */
  close(): Promise<void>;
}

/** How long running requests may take to finish, ms. */
const FINISH_MS = 5_000;

export async function closeBackend(backend: Pick<Backend, 'close'>, log: Log): Promise<void> {
  const inTime = await Promise.race([
    backend.close().then(() => true),
    sleep(FINISH_MS, false, { ref: false }),
  ]);
  if (!inTime)
    log.error(null, `Requests that took longer than ${FINISH_MS / 1_000} s to finish were cut off.`);
}
