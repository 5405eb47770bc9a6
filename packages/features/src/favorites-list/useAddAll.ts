import { whyNotToCart } from '@siren/domain/favorites';
import type { FavoriteItem } from '@siren/domain/favorites';
import { useState } from 'react';
import { useCart } from '../cart/index.ts';

/** Most offers that one call adds. */
const ADD_MAX = 200;

export interface AddAll {
  /** What can go into the cart and does not lie there yet. */
  fit: readonly FavoriteItem[];
  /** What cannot go into the cart. */
  unfit: readonly FavoriteItem[];
  adding: boolean;
  /** How many were added; 0 where the server refused. */
  addAll(): Promise<number>;
}

/** Puts everything that can be ordered into the cart, one piece of each, by one call. */
export function useAddAll(items: readonly FavoriteItem[]): AddAll {
  const { cart, session } = useCart();
  const [adding, setAdding] = useState(false);
  const there = new Set(cart?.content.map(({ offer }) => offer));
  const fit = items.filter((item) => whyNotToCart(item) === null && !there.has(item.offer));
  const unfit = items.filter((item) => whyNotToCart(item) !== null);
  return {
    fit,
    unfit,
    adding,
    async addAll() {
      const ids = fit.slice(0, ADD_MAX).map(({ offer }) => ({ offer }));
      if (adding || ids.length === 0) return 0;
      setAdding(true);
      const done = await session.change('/api/cart/add-by-codes', { ids });
      setAdding(false);
      return done ? ids.length : 0;
    },
  };
}
