import { ApiError, NetworkError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import type { Payload } from '@siren/features/api';
import type { Load } from './loadPage.ts';
import type { PageCache } from './PageCache.ts';

/** `{route}/_payload.json` of a page address (specification §7). */
export const payloadUrl = (url: URL) => `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`;

/** Loads what a page starts with in one request, unless the cache still holds it. */
export function createPayloadLoader(cache: PageCache, fetch: typeof globalThis.fetch): Load {
  return async (resources, url) => {
    if (resources.every(({ key }) => cache.isFresh(key))) return;
    const answer = await reach(() => fetch(payloadUrl(url), { headers: { accept: 'application/json' } }));
    const body = await reach(() => answer.json() as Promise<Payload | PublicError>);
    if (!answer.ok) throw new ApiError(body as PublicError, answer.status);
    cache.put(body as Payload);
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
