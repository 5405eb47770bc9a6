import { paths } from '@siren/contract/routes';
import type { BlockOf } from '@siren/domain/promo';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Price } from '@siren/ui/price';
import { Link } from '../navigation/index.ts';
import * as css from './Hero.css.ts';
import { isScene, ScenePicture } from './ScenePicture.tsx';

export interface HeroProps extends Omit<BlockOf<'hero'>, 'type' | 'startsAt' | 'endsAt'> {
  /** 1 where it is the first heading of the page. @default 1 */
  level?: 1 | 2;
}

const SIZES = '(max-width: 767px) 100vw, 760px';
const SCENE_SIZES = '(max-width: 1600px) 100vw, 1520px';

/** One real offer, large. A good stands beside the words, a room lies behind them. */
export function Hero({ title, text, note, label, link, image, price, oldPrice, level = 1 }: HeroProps) {
  const scene = image !== null && isScene(image);
  const ground = scene ? css.wall : css.grounds[image?.tile ?? 'stone'];
  return (
    // The wall of a drawn room is light whatever the theme: so are the words on it.
    <section className={`${css.hero} ${ground}`} aria-label={title} data-theme={scene ? 'light' : undefined}>
      <div className={css.text}>
        {note && <p className={css.note}>{note}</p>}
        <Heading level={level} size="hero">
          {title}
        </Heading>
        {text && <p className={scene ? `${css.words} ${css.onWall}` : css.words}>{text}</p>}
        <div className={css.actions}>
          <Button size="l" render={<Link to={paths[link.page](link.path)} />}>
            {label}
          </Button>
          {price !== null && <Price price={price} oldPrice={oldPrice} saving="minus" />}
        </div>
      </div>
      {image && (
        <div className={scene ? css.scene : css.picture}>
          <div className={css.frame} data-state={image.tile === null ? 'photo' : 'drawn'}>
            <ScenePicture image={image} sizes={scene ? SCENE_SIZES : SIZES} alt={image.alt} priority />
          </div>
        </div>
      )}
    </section>
  );
}
