import { goodFilePath } from '@siren/contract/uploads';
import type { GoodFileUploaded } from '@siren/contract/uploads';
import type { GoodFileKind } from '@siren/domain/goods';
import { sendBytes } from './sendBytes.ts';
import type { SendOptions } from './sendBytes.ts';

/**
 * Sends a film, its captions or a paper to the shop; gives it as goods name it. What it is the shop tells by its bytes.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where it did not come through
 */
export const uploadGoodFile = (
  kind: GoodFileKind,
  file: File,
  options: SendOptions,
): Promise<GoodFileUploaded> =>
  sendBytes(
    `${goodFilePath}?${new URLSearchParams({ kind, name: file.name }).toString()}`,
    { bytes: file, type: 'application/octet-stream' },
    options,
  );
