import type { Api } from '@siren/contract/calls';
import { ApiError, NetworkError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import type { Payload, Resource } from '@siren/features/api';
import { infoResource } from '@siren/features/info';
import { createFlights } from './createFlights.ts';
import type { PageCache } from './PageCache.ts';

/** `{route}/_payload.json` of a page address (behaviour pages-9). */
export const payloadUrl = (url: URL) => `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`;

/** How one asks for what a page starts with. */
export interface Asking {
  /** Breaks it off, unless somebody else waits for the same. */
  signal?: AbortSignal | undefined;
  /** The page is shown already, at another address: only what it lacks is asked for. */
  stays?: boolean;
}

/**
 * Loads what a page starts with, unless it was brought just now: the whole in one request, or, of a page that is shown
 * already and lacks one part, as a list does that grows, that part. Who asks for a page that is on its way already waits
 * for that.
 */
export function createPayloadLoader(
  cache: PageCache,
  fetch: typeof globalThis.fetch,
  api: Api,
): (resources: Resource[], url: URL, asking?: Asking) => Promise<void> {
  const join = createFlights();

  /** Who and where one is. */
  function visit(): string {
    const info = cache.answers.get(infoResource.key)?.data as Info | undefined;
    return `${info?.token} ${info?.city.code}`;
  }

  async function askPage(address: string, signal: AbortSignal): Promise<Payload> {
    const answer = await reach(() => fetch(address, { headers: { accept: 'application/json' }, signal }));
    const body = await reach(() => answer.json() as Promise<Payload | PublicError>);
    if (!answer.ok)
      throw Object.assign(new ApiError(body as PublicError, answer.status), {
        requestId: answer.headers.get('x-request-id') ?? '',
      });
    return body as Payload;
  }

  const askPart = async ({ key, path, payload }: Resource, signal: AbortSignal): Promise<Payload> => ({
    [key]: await api.call(path, payload, { signal }),
  });

  async function bring(ask: () => Promise<Payload>): Promise<void> {
    const before = visit();
    const asked = ask();
    await asked.catch(() => {});
    // It was asked for by somebody else, or from another city: what came is of the past.
    if (visit() !== before) return bring(ask);
    cache.put(await asked);
  }

  return async (resources, url, { signal, stays = false } = {}) => {
    const missing = resources.filter(({ key }) => !cache.isFresh(key));
    const [part] = missing;
    if (!part) return;
    const address = payloadUrl(url);
    // Beside older parts one more would tell of another moment: goods could fall between the pages of a list.
    const fits = stays && missing.length === 1 && resources.length > 1;
    const ask = (ended: AbortSignal) => (fits ? askPart(part, ended) : askPage(address, ended));
    await join(address, (ended) => bring(() => ask(ended)), signal);
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
