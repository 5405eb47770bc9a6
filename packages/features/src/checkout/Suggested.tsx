import type { CartItem } from '@siren/domain/cart';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { resource, useResource } from '../api/index.ts';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { ProductCard, ProductGrid } from '../catalog/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import * as css from './Suggested.css.ts';

export interface SuggestedProps {
  /** What lies in the cart. */
  offers: readonly CartItem[];
}

const suggestedResource = resource('/api/cart/suggested-offers', {});

const TITLE = 'С этим берут';

/**
 * Goods that go with those in the cart. What is added stays where it is, with its stepper, and the list is asked for
 * anew on the next visit: nothing moves away under the finger. A failure is nobody's loss.
 */
export function Suggested({ offers }: SuggestedProps) {
  const { data: cards = [] } = useResource(suggestedResource, { revalidateOnMount: true });
  const [before] = useState(() => new Set(offers.map(({ offer }) => offer)));
  const fresh = cards.filter(({ offer }) => !before.has(offer));
  if (fresh.length === 0) return null;
  return (
    <section className={css.below} aria-label={TITLE}>
      <Stack gap={4}>
        <Heading level={2}>{TITLE}</Heading>
        <ProductGrid row>
          {fresh.map((card) => (
            <li key={card.id}>
              <ProductCard
                card={card}
                action={<AddToCart offer={offerOfCard(card)} />}
                corner={<FavoriteButton card={card} />}
              />
            </li>
          ))}
        </ProductGrid>
      </Stack>
    </section>
  );
}
