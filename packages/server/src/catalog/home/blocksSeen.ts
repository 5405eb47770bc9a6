import { isBlockShown } from '@siren/domain/pages';
import { listState } from '@siren/domain/product-lists';
import { blocksAt } from '@siren/domain/promo';
import type { Block } from '@siren/domain/promo';
import { deliveryDate } from '@siren/domain/regions';
import type { Scene } from '../Scene.ts';
import type { MadeBlock } from './composeBlocks.ts';

/** Today by the shop’s own clocks, ISO 8601 date: days of what staff schedule are days of these. */
export async function shopDay({ places, now }: Pick<Scene, 'places' | 'now'>): Promise<string> {
  const { timeZone } = (await places.resolve({})).region;
  return deliveryDate(now.getTime(), 0, timeZone);
}

/** What is seen of these blocks at the moment and in the city of the scene. Days are those of the shop’s own clocks. */
export async function blocksSeen(scene: Scene, made: readonly MadeBlock[]): Promise<Block[]> {
  const seeing = { day: await shopDay(scene), city: scene.place.city.id };
  return blocksAt(
    made.flatMap(({ shown, days, blocks }) =>
      isBlockShown(shown, seeing) && (!days || listState(days, seeing.day) === 'running') ? blocks : [],
    ),
    scene.now.getTime(),
  );
}
