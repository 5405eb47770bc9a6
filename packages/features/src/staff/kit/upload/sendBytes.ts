import { ApiError, isPublicError, NetworkError } from '@siren/contract/errors';

/** A line that has moved nothing for so long is dead, though nobody says so, ms. */
const STALL_MS = 60_000;

export interface SendOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends bytes to an address of the shop; gives what it answers. `fetch` does not tell how much of a body is sent.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where it did not come through
 */
export function sendBytes<Answer>(
  address: string,
  { bytes, type }: { bytes: Blob; type: string },
  { signal, onProgress }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', type);
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALL_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const body = read(responseText);
      if (status === 200) resolve(body as Answer);
      else reject(isPublicError(body) ? new ApiError(body, status) : new NetworkError('server', status));
    });
    request.addEventListener('error', () => reject(new NetworkError('unreachable')));
    request.addEventListener('abort', () => reject(new NetworkError('unreachable')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    moved();
    request.send(bytes);
  });
}
