import { isToken } from '@siren/domain/account';
import { createClient } from '@siren/contract/client';
import { NetworkError } from '@siren/contract/errors';
import { StartupError } from '@siren/server/config';
import { networkReason } from '../networkReason.ts';
import { ANSWER_MS } from './limits.ts';

/** Makes sure that a backend of the shop answers. Throws StartupError. */
export async function assertBackend(apiUrl: string): Promise<void> {
  const api = createClient({
    origin: apiUrl,
    allowedRedirectHosts: [],
    fetch: (input, init) => fetch(input, init),
    token: { get: () => '', set: () => {} },
    navigate: () => {},
    timeout: ANSWER_MS,
  });
  const { token } = await api.call('/api/info', {}).catch((error: Error) => {
    const reason = error instanceof NetworkError ? networkReason(error) : error.message;
    throw new StartupError(`Cannot use the backend at SHOP_API_URL ${apiUrl}: ${reason}.`, { cause: error });
  });
  if (!isToken(token)) {
    throw new StartupError(`Cannot use the backend at SHOP_API_URL ${apiUrl}: it is no shop of this kind.`);
  }
}
