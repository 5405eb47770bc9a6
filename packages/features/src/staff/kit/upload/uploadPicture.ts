import { pictureUploadPath } from '@siren/contract/uploads';
import type { PictureUploaded } from '@siren/contract/uploads';
import { sendBytes } from './sendBytes.ts';
import type { SendOptions } from './sendBytes.ts';

/**
 * Sends a picture to the shop; gives it as it is kept.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where it did not come through
 */
export const uploadPicture = (file: File, options: SendOptions): Promise<PictureUploaded> =>
  sendBytes(pictureUploadPath, { bytes: file, type: file.type }, options);
