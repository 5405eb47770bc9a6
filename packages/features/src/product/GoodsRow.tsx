import type { ProductCard as Card } from '@siren/domain/catalog';
import { Heading } from '@siren/ui/heading';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { ProductCard, ProductGrid } from '../catalog/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { useShownGoods } from '../metrics/index.ts';
import * as css from './ProductView.css.ts';

export interface GoodsRowProps {
  title: string;
  cards: readonly Card[];
}

/** Other goods under a heading; nothing where there are none. */
export function GoodsRow({ title, cards }: GoodsRowProps) {
  useShownGoods(title, { cards: cards.length > 0 ? cards : undefined });
  if (cards.length === 0) return null;
  return (
    <section className={css.related} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <ProductGrid row>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              action={<AddToCart offer={offerOfCard(card)} />}
              corner={<FavoriteButton card={card} />}
            />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
