import { ApiError, NetworkError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import type { Payload, Resource } from '@siren/features/api';
import { infoResource } from '@siren/features/info';
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

  /** Who and where one is. */
  function visit(): string {
    const info = cache.answers.get(infoResource.key)?.data as Info | undefined;
    return `${info?.token} ${info?.city.code}`;
  }

  async function bring(address: string, signal: AbortSignal): Promise<void> {
    const before = visit();
    const answer = await reach(() => fetch(address, { headers: { accept: 'application/json' }, signal }));
    const body = await reach(() => answer.json() as Promise<Payload | PublicError>);
    // It was asked for by somebody else, or from another city: what came is of the past.
    if (visit() !== before) return bring(address, signal);
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
