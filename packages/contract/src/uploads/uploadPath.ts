import type { ProductImage } from '@siren/domain/catalog';

/** Where staff send a picture of a good or of a page: the bytes of the file by POST. The answer is the picture. */
export const pictureUploadPath = '/api/admin/catalog/upload-picture';

export interface PictureUploaded {
  id: number;
  image: ProductImage;
}

/** Where staff send a film, its captions or a paper of a good: the bytes by POST, `kind` and `name` in the address. The answer is the file. */
export const goodFilePath = '/api/admin/catalog/upload-file';

export interface GoodFileUploaded {
  /** Where it is from, as goods name it. */
  url: string;
  /** What it was called, without its ending. */
  name: string;
}

/** Where staff send parts of a file of an import: the bytes by POST, with `file` and `at` in the address. The answer is the file. */
export const importPartPath = '/api/admin/imports/send-part';

/** Where stores send parts of a photo of a report, as of a file of an import. The answer is the photo so far. */
export const photoPartPath = '/api/tools/photo-reports/send-part';

/** Where a photo of a report is looked at, for whoever may see reports: `id`, `width` and `format` stand in the address. */
export const photoPath = '/api/tools/photo-reports/photo';

/** Where the board of a month is got as a table, for whoever may see reports: `period` and the filters of the board stand in the address. */
export const photoBoardPath = '/api/tools/photo-reports/export';

/** Where all photos of a plan are got as one archive, for whoever may see reports: `plan` stands in the address. */
export const photoArchivePath = '/api/tools/photo-reports/archive';
