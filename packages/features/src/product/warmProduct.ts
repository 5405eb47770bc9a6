import type { Product } from '@siren/domain/catalog';
import { gallerySizes } from '@siren/ui/gallery';
import { warmPicture } from '@siren/ui/picture';
import { chosenVariant } from './chosenVariant.ts';
import { productResource } from './resources.ts';

/** Fetches the picture that the page of a product shows first, once its answer is at hand. */
export function warmProduct(
  { params, search }: { params: { '*'?: string | undefined }; search: URLSearchParams },
  read: (key: string) => unknown,
): void {
  const product = read(productResource(params['*'] ?? '').key) as Product | undefined;
  const [image] = (product && chosenVariant(product, search)?.images) ?? [];
  if (!image) return;
  const { webp, dark, width, widths } = image;
  warmPicture({ webp, dark, widths: widths.length > 0 ? widths : [width], sizes: gallerySizes });
}
