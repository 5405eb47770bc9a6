import { staffRefusal } from '@siren/contract/errors';
import { fittedPhoto, holdsScript, photoProblem } from '@siren/domain/photo-reports';

/** What is lost of a photo at that is not seen in a window. */
const QUALITY = 0.86;

/**
 * Draws a photo as large as the shop keeps it, upright, without what its file says besides.
 *
 * @throws ApiError photo.format where this browser cannot show it, photo.script, photo.large, photo.small
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw staffRefusal('photo.format');
  });
  try {
    if (holdsScript(new Uint8Array(await file.arrayBuffer()))) throw staffRefusal('photo.script');
    const { width, height } = bitmap;
    // Its bytes and its kind will be others.
    const problem = photoProblem({ format: 'jpeg', bytes: 0, width, height });
    if (problem !== null) throw staffRefusal(`photo.${problem}`);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fittedPhoto({ width, height }));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw staffRefusal('photo.format');
    return blob;
  } finally {
    bitmap.close();
  }
}
