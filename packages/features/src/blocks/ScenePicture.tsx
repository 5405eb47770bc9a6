import type { ProductImage } from '@siren/domain/catalog';
import { Picture } from '@siren/ui/picture';
import { GoodImage } from '../pictures/index.ts';

export interface ScenePictureProps {
  image: ProductImage;
  /** As in `img`. */
  sizes: string;
  alt: string;
  priority?: boolean;
}

/** From so much wider than high on a picture shows a room, not a good: it may be cut at its sides. */
const SCENE = 1.3;

export const isScene = ({ width, height }: ProductImage): boolean => width / height >= SCENE;

/** The picture of a block: a room fills its place, a good stands whole in it. */
export function ScenePicture({ image, ...rest }: ScenePictureProps) {
  if (!isScene(image)) return <GoodImage image={image} {...rest} />;
  const { webp, jpeg, dark, width, height, widths } = image;
  return (
    <Picture
      {...rest}
      webp={webp}
      jpeg={jpeg}
      dark={dark}
      widths={widths.length > 0 ? widths : [width]}
      ratio={[width, height]}
      fit="cover"
    />
  );
}
