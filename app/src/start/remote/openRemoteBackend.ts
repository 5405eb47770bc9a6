import { StartupError } from '@siren/server/config';
import type { Config } from '@siren/server/config';
import { registerHealth } from '@siren/server/http';
import type { Log } from '@siren/server/log';
import { closeBackend } from '../Backend.ts';
import type { Backend } from '../Backend.ts';
import type { Life } from '../Life.ts';
import { assertBackend } from './assertBackend.ts';
import { createFrontServer } from './createFrontServer.ts';
import { createRemoteVisitors } from './createRemoteVisitors.ts';
import { missingBehind } from './missingBehind.ts';
import { registerForwarding } from './registerForwarding.ts';

async function createFront(apiUrl: string, config: Config, log: Log): Promise<Backend> {
  const server = await createFrontServer(config, log);
  registerHealth(server, () => missingBehind(apiUrl));
  const socketUrl = config.socketUrl ?? new URL('/socket', apiUrl).href;
  await registerForwarding(server, { apiUrl, socketUrl });
  return {
    server,
    visitors: createRemoteVisitors(apiUrl, config.allowedRedirectHosts),
    // Nobody tells this process of changes over there.
    pages: { remember: (_key, make) => make() },
    sitemap: null,
    close: () => server.close(),
  };
}

/**
 * The backend at SHOP_API_URL, which this process stands in front of; null where there is none. No database is
 * opened. Throws StartupError where no backend of the shop answers there.
 */
export async function openRemoteBackend(
  config: Config,
  { life, log }: { life: Life; log: Log },
): Promise<{ backend: Backend; demo: false } | null> {
  const { shopApiUrl, socketUrl } = config;
  if (shopApiUrl === null) {
    if (socketUrl === null) return null;
    throw new StartupError('SOCKET_URL is the socket of another backend: it needs SHOP_API_URL.');
  }
  await assertBackend(shopApiUrl);
  const backend = await life.hold(
    () => createFront(shopApiUrl, config, log),
    (opened) => closeBackend(opened, log),
  );
  return { backend, demo: false };
}
