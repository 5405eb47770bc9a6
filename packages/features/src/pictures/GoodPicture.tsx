import type { ProductImage } from '@siren/domain/catalog';
import { Picture } from '@siren/ui/picture';
import type { PictureGround } from '@siren/ui/theme';
import { Tile } from '@siren/ui/tile';
import type { TileProps } from '@siren/ui/tile';

export interface GoodPictureProps extends Pick<TileProps, 'ratio' | 'radius' | 'render' | 'children'> {
  /** null for a good that has no picture: the tile alone keeps its place. */
  image: ProductImage | null | undefined;
  /** How wide it is laid out, as in `img`. */
  sizes: string;
  /** Says it in the words of the picture; leave it out where the name stands beside it. @default '' */
  alt?: string;
  /** Among the first that one sees. @default false */
  priority?: boolean;
}

/** A good on its soft ground. */
export function GoodPicture({
  image,
  sizes,
  alt = '',
  priority = false,
  children,
  ...tile
}: GoodPictureProps) {
  return (
    <Tile tone={image ? groundOf(image) : 'stone'} {...tile}>
      {image && <GoodImage image={image} sizes={sizes} alt={alt} priority={priority} />}
      {children}
    </Tile>
  );
}

/** What it stands on: a photo on white, which its own ground mostly is. */
export const groundOf = ({ tile }: ProductImage): PictureGround => tile ?? 'photo';

/** How far from its place's proportions a photo may be and still fill it: more would cut the good. */
const CUT = 1.25;

interface GoodImageProps {
  image: ProductImage;
  sizes: string;
  alt: string;
  priority?: boolean;
}

/** The picture alone: drawn goods stand whole on their ground, photos fill a square one where little is cut. */
export function GoodImage({ image, sizes, alt, priority }: GoodImageProps) {
  const { webp, jpeg, dark, width, height, widths, tile } = image;
  const proportion = width / height;
  const fills = tile === null && proportion < CUT && proportion > 1 / CUT;
  return (
    <Picture
      webp={webp}
      jpeg={jpeg}
      dark={dark}
      widths={widths.length > 0 ? widths : [width]}
      ratio={[width, height]}
      sizes={sizes}
      alt={alt}
      priority={priority}
      fit={fills ? 'cover' : 'contain'}
    />
  );
}
