import type { Config } from '@siren/server/config';
import type { Log } from '@siren/server/log';
import { registerSite } from '../site/index.ts';
import type { BuiltApp } from '../site/index.ts';
import { finishConnections } from './finishConnections.ts';
import type { Life } from './Life.ts';
import { listen } from './listen.ts';
import { openLocalBackend } from './openLocalBackend.ts';
import { openRemoteBackend } from './remote/index.ts';

/** A shop that answers. */
export interface OpenShop {
  /** Address to open. */
  url: string;
  /** Whether it was filled with the demo's goods and accounts. */
  demo: boolean;
}

/**
 * Puts backend and app together: API, pictures, socket and pages on one port. The backend is the one of this
 * process or, with SHOP_API_URL, another one.
 * @throws StartupError
 */
export async function startShop(
  config: Config,
  { app, life, log }: { app: BuiltApp; life: Life; log: Log },
): Promise<OpenShop> {
  const remote = await openRemoteBackend(config, { life, log });
  const { backend, demo } = remote ?? (await openLocalBackend(config, { life, log }));
  const { server, visitors, pages, sitemap } = backend;
  finishConnections(server);
  await registerSite(server, { app, config, visitors, pages, sitemap, log });
  return { url: await listen(server, config), demo };
}
