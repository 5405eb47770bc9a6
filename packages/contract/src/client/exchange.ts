import { NetworkError } from '../errors/index.ts';

export interface Reply {
  status: number;
  ok: boolean;
  text: string;
}

/**
 * Sends a request and reads the whole answer, within `timeout` ms in all. Rejects with the reason of the
 * request's own signal when that fires, else throws NetworkError.
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  url: URL,
  request: RequestInit,
  timeout: number,
): Promise<Reply> {
  const { signal } = request;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    giveUp();
  }, timeout);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(url, { ...request, signal: controller.signal });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    signal?.throwIfAborted();
    throw new NetworkError(late ? 'timeout' : 'unreachable', 0, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
