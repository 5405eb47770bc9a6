import { NetworkError } from '@siren/contract/errors';
import type { ProductImage } from '@siren/domain/catalog';
import { Gallery } from '@siren/ui/gallery';
import type { GalleryPicture } from '@siren/ui/gallery';
import type { ReactNode } from 'react';
import { useNotices } from '../notices/index.ts';
import { GoodImage } from '../pictures/index.ts';

export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** Name of the good, for pictures without words of their own. */
  name: string;
  /** Badges over the picture. */
  badges?: ReactNode;
}

const pictureOf = (image: ProductImage, name: string): GalleryPicture => ({
  id: image.webp,
  tile: image.tile ?? undefined,
  alt: image.alt || name,
  draw: (sizes, alt, priority) => <GoodImage image={image} sizes={sizes} alt={alt} priority={priority} />,
});

/** Pictures of a good, each in the widths that the shop has of it. */
export function ProductGallery({ images, name, badges }: ProductGalleryProps) {
  const notices = useNotices();
  return (
    <Gallery
      over={badges}
      onFailure={(error) => notices.fail(new NetworkError('unreachable', 0, error))}
      pictures={images.map((image) => pictureOf(image, name))}
    />
  );
}
