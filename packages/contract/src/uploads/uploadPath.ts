import type { ProductImage } from '@siren/domain/catalog';

/** Where staff send a picture of a good or of a page: the bytes of the file by POST. The answer is the picture. */
export const pictureUploadPath = '/api/admin/catalog/upload-picture';

export interface PictureUploaded {
  id: number;
  image: ProductImage;
}
