import type { ProductImage } from '@siren/domain/catalog';
import { cx } from '@siren/ui/element';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { GoodImage } from '../pictures/index.ts';
import * as css from './Gallery.css.ts';
import { useGallery } from './useGallery.ts';

export interface GalleryProps {
  images: readonly ProductImage[];
  /** Name of the good, for pictures without words of their own. */
  name: string;
  /** Badges over the picture. */
  badges?: ReactNode;
}

const STAGE = '(max-width: 767px) 100vw, (max-width: 1099px) 85vw, 640px';

/** Pictures of a good: a large one, and thumbnails that say how many there are (not dots). */
export function Gallery({ images, name, badges }: GalleryProps) {
  const { index, track, show, onScroll, onKeyDown } = useGallery(images.length);
  const thumbs = useRef<HTMLDivElement>(null);
  const many = images.length > 1;
  useEffect(() => {
    const box = thumbs.current;
    const current = box?.querySelector<HTMLElement>('[aria-current=true]');
    if (!box || !current) return;
    box.scrollTo({
      left: current.offsetLeft - box.offsetLeft - box.clientWidth / 2 + current.offsetWidth / 2,
      top: current.offsetTop - box.offsetTop - box.clientHeight / 2 + current.offsetHeight / 2,
    });
  }, [index]);
  const ground = (image: ProductImage) => css.grounds[image.tile ?? 'stone'];
  const slides = images.length > 0 ? images : [null];

  return (
    <section className={css.gallery} data-state={many ? 'many' : 'one'} aria-label="Фотографии">
      {many && (
        <div className={css.thumbs} ref={thumbs} role="group" aria-label="Все фотографии">
          {images.map((image, place) => (
            <button
              key={image.webp}
              type="button"
              className={cx(css.thumb, ground(image))}
              aria-label={`Фото ${place + 1} из ${images.length}`}
              aria-current={place === index}
              onClick={() => show(place)}
              onKeyDown={onKeyDown}
            >
              <GoodImage image={image} sizes="76px" alt="" />
            </button>
          ))}
        </div>
      )}
      <div className={css.stage}>
        <ul
          className={css.track}
          ref={track}
          // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must scroll by keyboard (WCAG 2.1.1)
          tabIndex={many ? 0 : undefined}
          onScroll={onScroll}
        >
          {slides.map((image, place) => (
            <li
              key={image?.webp ?? 'none'}
              className={cx(css.slide, image ? ground(image) : css.grounds.stone)}
              aria-hidden={place !== index}
            >
              {image && (
                <GoodImage image={image} sizes={STAGE} alt={image.alt || name} priority={place === 0} />
              )}
            </li>
          ))}
        </ul>
        {badges && <div className={css.badges}>{badges}</div>}
      </div>
    </section>
  );
}
