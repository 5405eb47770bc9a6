import type { ProductImage } from '@siren/domain/catalog';

/** Where staff send a picture of a good or of a page: the bytes of the file by POST. The answer is the picture. */
export const pictureUploadPath = '/api/admin/catalog/upload-picture';

export interface PictureUploaded {
  id: number;
  image: ProductImage;
}

/** Where staff send parts of a file of an import: the bytes by POST, with `file` and `at` in the address. The answer is the file. */
export const importPartPath = '/api/admin/imports/send-part';
