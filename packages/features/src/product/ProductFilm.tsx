import type { ProductImage, ProductVideo } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { PlayIcon } from '@siren/ui/icons';
import type { VideoPlayer } from '@siren/ui/video-player';
import { useEffect, useRef, useState } from 'react';
import { GoodImage } from '../pictures/index.ts';
import * as css from './ProductFilm.css.ts';

export interface ProductFilmProps {
  video: ProductVideo;
  /** Name of the good. */
  name: string;
  still: ProductImage | undefined;
  /** Out of view it stops. */
  inView: boolean;
  onFailure(error: unknown): void;
}

/** Width divided by height, as the pictures of goods stand on phones. */
const RATIO = 10 / 9;
const STILL = '(max-width: 767px) 100vw, 640px';

/** A film about a good: a still until it is wanted, then the player, which is loaded then. */
export function ProductFilm({ video, name, still, inView, onFailure }: ProductFilmProps) {
  const [wanted, setWanted] = useState(false);
  const [player, setPlayer] = useState<{ component: typeof VideoPlayer } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = wanted && player !== null;
  useEffect(() => {
    if (!inView) setWanted(false);
  }, [inView]);
  // The press on the button was the press on the player: focus and film go on where it was.
  useEffect(() => {
    if (!shown) return;
    box.current?.querySelector<HTMLElement>('section[tabindex]')?.focus();
    void box.current
      ?.querySelector('video')
      ?.play()
      .catch(() => undefined);
  }, [shown]);

  const play = () => {
    setWanted(true);
    import('@siren/ui/video-player').then(
      ({ VideoPlayer: component }) => setPlayer({ component }),
      (error: unknown) => {
        setWanted(false);
        onFailure(error);
      },
    );
  };

  if (shown) {
    const { url, type, captions } = video;
    return (
      <div ref={box} className={css.film}>
        <player.component
          label={`Видео: ${name}`}
          sources={[type === null ? { src: url } : { src: url, type }]}
          tracks={
            captions === null ? [] : [{ src: captions, language: 'ru', label: 'Русские', default: true }]
          }
          ratio={RATIO}
        />
      </div>
    );
  }
  return (
    <div className={css.still}>
      {still && <GoodImage image={still} sizes={STILL} alt="" />}
      <div className={css.play}>
        <Button variant="solid" size="l" icon={<PlayIcon filled />} loading={wanted} onClick={play}>
          Смотреть видео
        </Button>
      </div>
    </div>
  );
}
