/** Where staff send a picture of a good: the bytes of the file by POST. The answer is the id of the picture. */
export const pictureUploadPath = '/api/admin/catalog/upload-picture';

export interface PictureUploaded {
  id: number;
}
