import type { BlockOf } from '@siren/domain/promo';
import { PlayIcon } from '@siren/ui/icons';
import { Picture } from '@siren/ui/picture';
import { Spinner } from '@siren/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { useCode } from '../code/index.ts';
import * as css from './Media.css.ts';

export type FilmProps = Pick<BlockOf<'video'>, 'title' | 'video' | 'poster'>;

const SIZES = '(max-width: 1600px) 100vw, 1300px';
/** Width in px of the poster that the player shows until the first frame. */
const POSTER = '1280';

const loadPlayer = async () => (await import('@siren/ui/video-player')).VideoPlayer;

/** A film behind its poster: the player is fetched with the first press, and plays. */
export function Film({ title, video, poster }: FilmProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Player, fetchPlayer] = useCode(loadPlayer);
  const [wanted, setWanted] = useState(false);

  // The press on the poster was the press on the player: focus and film go on where it was.
  useEffect(() => {
    if (!Player) return;
    box.current?.querySelector<HTMLElement>('section[tabindex]')?.focus();
    void box.current
      ?.querySelector('video')
      ?.play()
      .catch(() => undefined);
  }, [Player]);

  const start = async () => {
    setWanted(true);
    if (!(await fetchPlayer())) setWanted(false);
  };

  return (
    <div ref={box} className={css.film}>
      {Player ? (
        <Player
          label={title}
          sources={[{ src: video.url, ...(video.type && { type: video.type }) }]}
          tracks={video.captions === null ? [] : [{ src: video.captions, language: 'ru', label: 'Русские' }]}
          {...(poster && { poster: poster.jpeg.replace('{width}', POSTER) })}
        />
      ) : (
        <>
          {poster && (
            <Picture
              webp={poster.webp}
              jpeg={poster.jpeg}
              widths={poster.widths.length > 0 ? poster.widths : [poster.width]}
              ratio={[poster.width, poster.height]}
              sizes={SIZES}
              alt=""
              fit="cover"
            />
          )}
          <button
            type="button"
            className={css.start}
            aria-label={`Смотреть: ${title}`}
            aria-busy={wanted || undefined}
            onClick={() => void start()}
          >
            <span className={css.sign}>
              {wanted ? <Spinner tone="current" /> : <PlayIcon size="l" filled />}
            </span>
          </button>
        </>
      )}
    </div>
  );
}
