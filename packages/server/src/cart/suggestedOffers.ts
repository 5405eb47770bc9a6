import type { ProductCard } from '@siren/domain/catalog';
import type { Context } from '../http/index.ts';

export async function suggestedOffers(_context: Context): Promise<ProductCard[]> {
  return [];
}
