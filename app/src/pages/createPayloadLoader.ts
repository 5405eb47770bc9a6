import { ApiError, NetworkError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import type { Payload, Resource } from '@siren/features/api';
import { createFlights } from './createFlights.ts';
import type { PageCache } from './PageCache.ts';

/** `{route}/_payload.json` of a page address (specification §7). */
export const payloadUrl = (url: URL) => `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`;

/**
 * Loads what a page starts with in one request, unless the cache still holds it. Who asks for a page that is on its
 * way already waits for that request.
 */
export function createPayloadLoader(
  cache: PageCache,
  fetch: typeof globalThis.fetch,
): (resources: Resource[], url: URL, signal?: AbortSignal) => Promise<void> {
  const join = createFlights();

  async function bring(address: string, signal: AbortSignal): Promise<void> {
    const answer = await reach(() => fetch(address, { headers: { accept: 'application/json' }, signal }));
    const body = await reach(() => answer.json() as Promise<Payload | PublicError>);
    if (!answer.ok) throw new ApiError(body as PublicError, answer.status);
    cache.put(body as Payload);
  }

  return async (resources, url, signal) => {
    if (resources.every(({ key }) => cache.isFresh(key))) return;
    const address = payloadUrl(url);
    await join(address, (ended) => bring(address, ended), signal);
  };
}

/** A connection that fails, before or in the middle of an answer, is told as what it is. */
async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw new NetworkError('unreachable', 0, cause);
  }
}
