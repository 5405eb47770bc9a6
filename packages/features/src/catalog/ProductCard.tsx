import { paths } from '@siren/contract/routes';
import type { ProductCard as Card } from '@siren/domain/catalog';
import { ColorDots } from '@siren/ui/color-dots';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { Signal } from '@siren/ui/signal';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import { CardBadges } from './CardBadges.tsx';
import { CardName } from './CardName.tsx';
import { GoodPicture } from '../pictures/index.ts';
import * as css from './ProductCard.css.ts';
import { stockLine } from './stockLine.ts';

export interface ProductCardProps {
  /** As lists answer it, or as any other card: then it is what the good's page shows by itself. */
  card: Card & { variant?: boolean };
  /** What one can do with it: «В корзину» or its stepper. */
  action: ReactNode;
  /** A line under the price. */
  note?: ReactNode;
  /** In the corner of the picture: the heart of the favourites. */
  corner?: ReactNode;
  /** Level of its heading: one below that of the list. @default 3 */
  level?: 2 | 3 | 4;
  /** Among the first that one sees. @default false */
  priority?: boolean;
}

/** How wide a card is laid out: half a phone, a third of a tablet, a quarter of the content. */
const SIZES = '(max-width: 767px) 50vw, (max-width: 1099px) 33vw, (max-width: 1600px) 25vw, 365px';

/** A good in a list. All of it leads to the good, except the action. */
export function ProductCard({ card, action, note, corner, level = 3, priority = false }: ProductCardProps) {
  const { path, offer, variant, name, shortName, price, oldPrice, images, colors } = card;
  const stock = stockLine(card);
  const Name = `h${level}` as const;
  return (
    <article className={css.card}>
      <GoodPicture image={images[0]} sizes={SIZES} priority={priority}>
        <span className={css.badges}>
          <CardBadges {...card} />
        </span>
      </GoodPicture>
      <div className={css.dots}>
        {colors.length > 0 && (
          <ColorDots colors={colors.map((color) => ({ name: color.name, color: color.hex }))} />
        )}
      </div>
      <Name className={css.name}>
        <Link variant="quiet" stretched render={<RouterLink to={paths.product(path, variant && offer)} />}>
          <span className={css.phoneName}>
            <CardName>{shortName}</CardName>
          </span>
          <span className={css.fullName}>
            <CardName>{name}</CardName>
          </span>
        </Link>
      </Name>
      <div className={css.price}>
        <Price price={price} oldPrice={oldPrice} saving="minus" />
        {note}
      </div>
      <div className={css.stock}>
        <Signal tone={stock.tone}>{stock.text}</Signal>
      </div>
      <div className={css.action}>{action}</div>
      {corner && <div className={css.corner}>{corner}</div>}
    </article>
  );
}
