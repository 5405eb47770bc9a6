import { BRAND_NAME_MAX } from '@siren/domain/brands';
import { goodStates, goodStocks } from '@siren/domain/goods';
import { z } from 'zod';
import { id, money, text } from '../call/index.ts';

/** What the staff's goods are narrowed by. */
export const goodFilters = {
  section: z.array(id).min(1).max(100),
  brand: z.array(text(BRAND_NAME_MAX).min(1)).min(1).max(100),
  badge: z.array(id).min(1).max(100),
  stock: z.array(z.enum(goodStocks)).min(1),
  state: z.array(z.enum(goodStates)).min(1),
  priceFrom: money,
  priceTo: money,
  noPicture: z.literal(true),
  byHand: z.literal(true),
};
