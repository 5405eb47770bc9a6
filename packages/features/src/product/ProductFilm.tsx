import type { ProductImage, ProductVideo } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { PlayIcon } from '@siren/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useCode } from '../code/index.ts';
import { GoodImage } from '../pictures/index.ts';
import * as css from './ProductFilm.css.ts';

export interface ProductFilmProps {
  video: ProductVideo;
  /** Name of the good. */
  name: string;
  still: ProductImage | undefined;
  /** Out of view it stops. */
  inView: boolean;
}

/** Width divided by height, as the pictures of goods stand on phones. */
const RATIO = 10 / 9;
const STILL = '(max-width: 767px) 100vw, 640px';

const loadPlayer = async () => (await import('@siren/ui/video-player')).VideoPlayer;

/** A film about a good: a still until it is wanted, then the player, which is loaded then. */
export function ProductFilm({ video, name, still, inView }: ProductFilmProps) {
  const [wanted, setWanted] = useState(false);
  const [Player, fetchPlayer] = useCode(loadPlayer);
  const box = useRef<HTMLDivElement>(null);
  const shown = wanted && Player !== null;
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

  const play = async () => {
    setWanted(true);
    if (!(await fetchPlayer())) setWanted(false);
  };

  if (shown) {
    const { url, type, captions } = video;
    return (
      <div ref={box} className={css.film}>
        <Player
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
        <Button
          variant="solid"
          size="l"
          icon={<PlayIcon filled />}
          loading={wanted}
          onClick={() => void play()}
        >
          Смотреть видео
        </Button>
      </div>
    </div>
  );
}
