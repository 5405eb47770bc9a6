import type { ProductCard as Card } from '@siren/domain/catalog';
import { Heading } from '@siren/ui/heading';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { ProductCard, ProductGrid } from '../catalog/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import * as css from './ProductView.css.ts';

export interface RelatedGoodsProps {
  cards: readonly Card[];
}

/** What goes well with a good; nothing where nothing does. */
export function RelatedGoods({ cards }: RelatedGoodsProps) {
  if (cards.length === 0) return null;
  return (
    <section className={css.related}>
      <Heading level={2}>Хорошо рядом</Heading>
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
