import type { ProductImage } from '@siren/domain/catalog';

/** The largest jpeg of a picture, which everything can read. */
export function pictureAddress({ jpeg, widths }: Pick<ProductImage, 'jpeg' | 'widths'>): string {
  return jpeg.replace('{width}', String(Math.max(0, ...widths)));
}
