import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../element/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { PlayIcon, ZoomIcon } from '../icons/index.ts';
import type { PictureGround } from '../theme/index.ts';
import * as css from './Gallery.css.ts';
import type { GalleryPicture } from './GalleryPicture.ts';
import { gallerySizes } from './gallerySizes.ts';
import { useStrip } from './useStrip.ts';
import { useViewer } from './useViewer.ts';

/** A film among the pictures, after the last of them. */
export interface GalleryFilm {
  /** Name of its thumbnail: «Видео». */
  label: string;
  /** Ground under it. @default 'stone' */
  tile?: PictureGround;
  /** A still of it for the thumbnail, as wide as `sizes` says. */
  draw: (sizes: string) => ReactNode;
  /** What stands in the place of a picture; out of view it should play no more. */
  stage: (inView: boolean) => ReactNode;
}

export interface GalleryProps {
  /** The pictures in their order; without any their place is kept. */
  pictures: readonly GalleryPicture[];
  /** A film of the same thing. */
  film?: GalleryFilm;
  /** Name of the gallery. @default 'Фотографии' */
  label?: string;
  /** What lies over a corner of the picture: badges. */
  over?: ReactNode;
  /** What draws a picture over the whole window could not be loaded. */
  onFailure?: (error: unknown) => void;
}

const THUMB = '76px';

/**
 * Pictures of one thing: a large one that a finger swipes, and thumbnails that say how many there are (not dots). A
 * press on the large one opens it over the whole window, where it can be brought near; what draws that is loaded then.
 */
export function Gallery({ pictures, film, label = 'Фотографии', over, onFailure }: GalleryProps) {
  const count = pictures.length + (film ? 1 : 0);
  const { index, track, show, onScroll, goByKey } = useStrip(count);
  const onFilm = index === pictures.length;
  const [open, setOpen] = useState(false);
  const viewer = useViewer(open, (error) => {
    setOpen(false);
    onFailure?.(error);
  });
  const thumbs = useRef<HTMLDivElement>(null);
  const many = count > 1;
  useEffect(() => {
    const box = thumbs.current;
    const current = box?.querySelector<HTMLElement>('[aria-current=true]');
    if (!box || !current) return;
    box.scrollTo({
      left: current.offsetLeft - box.offsetLeft - box.clientWidth / 2 + current.offsetWidth / 2,
      top: current.offsetTop - box.offsetTop - box.clientHeight / 2 + current.offsetHeight / 2,
    });
  }, [index]);
  /* The focus goes along: pressing Enter then brings what is seen, not what was. */
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const next = goByKey(event, place);
    const thumb = next === null ? null : thumbs.current?.children[next];
    if (thumb instanceof HTMLElement) thumb.focus();
  };
  const nameOf = (place: number) =>
    film && place === pictures.length ? film.label : `Фото ${place + 1} из ${pictures.length}`;
  const ground = ({ tile }: Pick<GalleryPicture, 'tile'>) => css.grounds[tile ?? 'stone'];

  return (
    <section className={css.gallery} data-state={many ? 'many' : 'one'} aria-label={label}>
      {many && (
        <div className={css.thumbs} ref={thumbs} role="group" aria-label="Все фотографии">
          {pictures.map((picture, place) => (
            <button
              key={picture.id}
              type="button"
              className={cx(css.thumb, ground(picture))}
              aria-label={nameOf(place)}
              aria-current={place === index}
              onClick={() => show(place)}
              onKeyDown={(event) => onKeyDown(event, place)}
            >
              {picture.draw(THUMB, '', false)}
            </button>
          ))}
          {film && (
            <button
              type="button"
              className={cx(css.thumb, ground(film))}
              aria-label={film.label}
              aria-current={onFilm}
              onClick={() => show(pictures.length)}
              onKeyDown={(event) => onKeyDown(event, pictures.length)}
            >
              {film.draw(THUMB)}
              <span className={css.play}>
                <PlayIcon filled />
              </span>
            </button>
          )}
        </div>
      )}
      <div className={css.stage}>
        <ul
          className={css.track}
          ref={track}
          // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must scroll by keyboard (WCAG 2.1.1)
          tabIndex={many ? 0 : undefined}
          aria-label={many ? nameOf(index) : undefined}
          onScroll={onScroll}
        >
          {pictures.map((picture, place) => (
            // The button beside it does the same for keys and screen readers.
            // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
            <li
              key={picture.id}
              className={cx(css.slide, ground(picture))}
              aria-hidden={place !== index}
              onClick={() => setOpen(true)}
            >
              {picture.draw(gallerySizes, picture.alt, place === 0)}
            </li>
          ))}
          {film && (
            <li className={cx(css.slide, css.film, ground(film))} aria-hidden={!onFilm} inert={!onFilm}>
              {film.stage(onFilm)}
            </li>
          )}
          {count === 0 && <li className={cx(css.slide, css.grounds.stone)} />}
        </ul>
        {over && !onFilm && <div className={css.over}>{over}</div>}
        {pictures.length > 0 && !onFilm && (
          <div className={css.zoom}>
            <IconButton
              label="Увеличить фото"
              icon={<ZoomIcon size="l" />}
              variant="raised"
              round
              onClick={() => setOpen(true)}
            />
          </div>
        )}
      </div>
      {viewer.component && open && (
        <viewer.component
          pictures={pictures}
          label={label}
          index={index}
          onIndexChange={show}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
