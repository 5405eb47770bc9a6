import type { BlockOf } from '@siren/domain/promo';
import { Text } from '@siren/ui/text';
import * as css from './Media.css.ts';
import { ScenePicture } from './ScenePicture.tsx';

const SIZES = '(max-width: 1600px) 100vw, 1520px';

/** A picture as wide as the page, with what it shows. */
export function BlockPicture({ image, caption }: Pick<BlockOf<'picture'>, 'image' | 'caption'>) {
  return (
    <figure className={css.figure}>
      <div className={css.still}>
        <ScenePicture image={image} sizes={SIZES} alt={image.alt} />
      </div>
      {caption && (
        <figcaption>
          <Text as="span" size={14} tone="muted">
            {caption}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}
