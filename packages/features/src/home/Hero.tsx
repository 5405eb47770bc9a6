import { paths } from '@siren/contract/routes';
import type { ProductCard } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Price } from '@siren/ui/price';
import { Link } from 'react-router-dom';
import { GoodImage } from '../pictures/index.ts';
import * as css from './Hero.css.ts';

export interface HeroProps {
  title: string;
  text: string;
  /** A line above the title, e.g. until when the offer stands. */
  note: string;
  /** The good that is offered. */
  card: ProductCard;
}

const SIZES = '(max-width: 767px) 100vw, 760px';

/** One real offer, large. */
export function Hero({ title, text, note, card: { path, price, oldPrice, images } }: HeroProps) {
  const [image] = images;
  return (
    <section className={`${css.hero} ${css.grounds[image?.tile ?? 'stone']}`} aria-label={title}>
      <div className={css.text}>
        {note && <p className={css.note}>{note}</p>}
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {text && <p className={css.words}>{text}</p>}
        <div className={css.actions}>
          <Button size="l" render={<Link to={paths.product(path)} />}>
            Посмотреть
          </Button>
          <Price price={price} oldPrice={oldPrice} saving="minus" />
        </div>
      </div>
      {image && (
        <div className={css.picture}>
          <div className={css.frame} data-state={image.tile === null ? 'photo' : 'drawn'}>
            <GoodImage image={image} sizes={SIZES} alt={image.alt} priority />
          </div>
        </div>
      )}
    </section>
  );
}
