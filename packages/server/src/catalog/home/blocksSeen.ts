import { isBlockShown } from '@siren/domain/pages';
import { listState } from '@siren/domain/product-lists';
import { blocksAt } from '@siren/domain/promo';
import type { Block } from '@siren/domain/promo';
import { deliveryDate } from '@siren/domain/regions';
import type { Scene } from '../Scene.ts';
import type { MadeBlock } from './composeBlocks.ts';

/** What is seen of these blocks at the moment and in the city of the scene. Days are those of the shop’s own clocks. */
export async function blocksSeen(
  { places, place, now }: Scene,
  made: readonly MadeBlock[],
): Promise<Block[]> {
  const { timeZone } = (await places.resolve({})).region;
  const time = now.getTime();
  const seeing = { day: deliveryDate(time, 0, timeZone), city: place.city.id };
  return blocksAt(
    made.flatMap(({ shown, days, blocks }) =>
      isBlockShown(shown, seeing) && (!days || listState(days, seeing.day) === 'running') ? blocks : [],
    ),
    time,
  );
}
