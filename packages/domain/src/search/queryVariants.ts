import { fromLatin } from './fromLatin.ts';
import { switchLayout } from './switchLayout.ts';

/**
 * What may have been meant by a query that nothing answers, the likeliest first: the same keys in the other layout,
 * then a Russian word in Latin letters.
 */
export function queryVariants(query: string): string[] {
  const variants = [switchLayout(query), fromLatin(query)];
  return [...new Set(variants.filter((variant) => variant !== null && variant !== query))] as string[];
}
