import { paths } from '@siren/contract/routes';
import { paramTitle } from '@siren/domain/catalog';
import type { CardParam } from '@siren/domain/catalog';
import { ColorDots } from '@siren/ui/color-dots';
import { NBSP } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { Signal } from '@siren/ui/signal';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import { CardBadges } from './CardBadges.tsx';
import { CardName } from './CardName.tsx';
import type { ProductCardProps } from './ProductCard.tsx';
import * as css from './ProductRow.css.ts';
import { stockLine } from './stockLine.ts';

export interface ProductRowProps extends ProductCardProps {
  card: ProductCardProps['card'] & { params?: readonly CardParam[] };
}

const SIZES = '112px';

/** A good in a list of those that one compares: what tells it apart, stock and price in one line. */
export function ProductRow({ card, action, note, corner, level = 3, priority = false }: ProductRowProps) {
  const { path, offer, variant, name, price, oldPrice, images, colors, article, badges, params = [] } = card;
  const stock = stockLine(card);
  const Name = `h${level}` as const;
  return (
    <article className={css.row}>
      <div className={css.picture}>
        <GoodPicture image={images[0]} sizes={SIZES} priority={priority} radius="m" />
      </div>
      <div className={css.words}>
        {badges.length > 0 && (
          <div className={css.badges}>
            <CardBadges {...card} />
          </div>
        )}
        <Name className={css.name}>
          <Link variant="quiet" stretched render={<RouterLink to={paths.product(path, variant && offer)} />}>
            <CardName>{name}</CardName>
          </Link>
        </Name>
        {params.length > 0 && (
          <dl className={css.params}>
            {params.map((param) => (
              <div key={paramTitle(param)} className={css.param}>
                <dt className={css.term}>{param.name}</dt>{' '}
                <dd className={css.value}>
                  <CardName>{param.unit ? param.value + NBSP + param.unit : param.value}</CardName>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={css.foot}>
          {colors.length > 0 && (
            <ColorDots colors={colors.map((color) => ({ name: color.name, color: color.hex }))} />
          )}
          <span className={css.article}>
            Арт. <CardName>{article}</CardName>
          </span>
        </div>
      </div>
      <div className={css.buy}>
        <Price price={price} oldPrice={oldPrice} saving="minus" />
        {note}
        <Signal tone={stock.tone}>{stock.text}</Signal>
      </div>
      <div className={css.action}>{action}</div>
      {corner && <div className={css.corner}>{corner}</div>}
    </article>
  );
}
