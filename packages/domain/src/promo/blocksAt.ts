import type { Block } from './entities.ts';
import { promoState } from './promoState.ts';

const isRunning = (block: Block, now: number) => !('endsAt' in block) || promoState(block, now) === 'running';

/**
 * The blocks that are shown at `now` (ms since 1970): of heroes the first that runs, of promos those that run, and
 * nothing that is over or empty.
 */
export function blocksAt(blocks: readonly Block[], now: number): Block[] {
  let led = false;
  return blocks.flatMap((block): Block[] => {
    if (!isRunning(block, now)) return [];
    if (block.type === 'hero') {
      if (led) return [];
      led = true;
    }
    if (block.type !== 'promos') return [block];
    const promos = block.promos.filter((promo) => promoState(promo, now) === 'running');
    return promos.length > 0 ? [{ ...block, promos }] : [];
  });
}
