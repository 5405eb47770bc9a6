import { paths } from '@siren/contract/routes';
import type { BlockOf } from '@siren/domain/promo';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Words } from '@siren/ui/text';
import { Link } from '../navigation/index.ts';
import * as css from './Hero.css.ts';
import { isScene, ScenePicture } from './ScenePicture.tsx';

export interface HeroProps extends Omit<BlockOf<'hero'>, 'type' | 'startsAt' | 'endsAt'> {
  /** 1 where it is the first heading of the page. @default 1 */
  level?: 1 | 2;
}

const SIZES = '(max-width: 767px) 100vw, (max-width: 1599px) 55vw, 830px';

/** One real offer, large: the words on the left, on the ground that the good or the room on the right goes over into. */
export function Hero({ title, text, note, label, link, image, level = 1 }: HeroProps) {
  const scene = image !== null && isScene(image);
  return (
    <section className={`${css.hero} ${css.grounds[image?.tile ?? 'stone']}`} aria-label={title}>
      <div className={css.text}>
        {note && <p className={css.note}>{note}</p>}
        <Heading level={level} size="hero">
          <Words>{title}</Words>
        </Heading>
        {text && (
          <p className={css.words}>
            <Words>{text}</Words>
          </p>
        )}
        <div className={css.action}>
          <Button size="l" render={<Link to={paths[link.page](link.path)} />}>
            {label}
          </Button>
        </div>
      </div>
      {image && (
        <div className={css.picture} data-state={scene ? 'scene' : image.tile === null ? 'photo' : 'good'}>
          <ScenePicture image={image} sizes={SIZES} alt={image.alt} priority />
        </div>
      )}
    </section>
  );
}
