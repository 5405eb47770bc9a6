import { NetworkError } from '@siren/contract/errors';
import type { ProductImage, ProductVideo } from '@siren/domain/catalog';
import { Gallery } from '@siren/ui/gallery';
import type { GalleryFilm, GalleryPicture } from '@siren/ui/gallery';
import type { ReactNode } from 'react';
import { useNotices } from '../notices/index.ts';
import { GoodImage, groundOf } from '../pictures/index.ts';
import { ProductFilm } from './ProductFilm.tsx';
import type { ProductFilmProps } from './ProductFilm.tsx';

export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** A film about the good. */
  video: ProductVideo | null;
  /** Name of the good, for pictures without words of their own. */
  name: string;
  /** Badges over the picture. */
  badges?: ReactNode;
}

const pictureOf = (image: ProductImage, name: string): GalleryPicture => ({
  id: image.webp,
  tile: groundOf(image),
  alt: image.alt || name,
  draw: (sizes, alt, priority) => <GoodImage image={image} sizes={sizes} alt={alt} priority={priority} />,
});

/** The film stands on the first picture until it is wanted. */
const filmOf = (
  video: ProductVideo,
  { still, ...film }: Pick<ProductFilmProps, 'name' | 'still'>,
): GalleryFilm => ({
  label: 'Видео',
  tile: still && groundOf(still),
  draw: (sizes) => still && <GoodImage image={still} sizes={sizes} alt="" />,
  stage: (inView) => <ProductFilm {...film} video={video} still={still} inView={inView} />,
});

/** Pictures of a good, each in the widths that the shop has of it, and the film about it after them. */
export function ProductGallery({ images, video, name, badges }: ProductGalleryProps) {
  const notices = useNotices();
  return (
    <Gallery
      over={badges}
      onFailure={(error) => notices.fail(new NetworkError('unreachable', 0, error))}
      pictures={images.map((image) => pictureOf(image, name))}
      {...(video && { film: filmOf(video, { name, still: images[0] }) })}
    />
  );
}
