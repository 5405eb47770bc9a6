import { ApiError, isPublicError, NetworkError } from '@siren/contract/errors';
import { pictureUploadPath } from '@siren/contract/uploads';
import type { PictureUploaded } from '@siren/contract/uploads';

interface UploadOptions {
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
 * Sends a picture to the shop; gives it as it is kept. `fetch` does not tell how much of a body is sent.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where it did not come through
 */
export function uploadPicture(file: File, { signal, onProgress }: UploadOptions): Promise<PictureUploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', pictureUploadPath);
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const body = read(responseText);
      if (status === 200) resolve(body as PictureUploaded);
      else reject(isPublicError(body) ? new ApiError(body, status) : new NetworkError('server', status));
    });
    request.addEventListener('error', () => reject(new NetworkError('unreachable')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
