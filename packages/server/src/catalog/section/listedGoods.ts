import { listState } from '@siren/domain/product-lists';
import { isOldChoice, listOffers, readListDays, shopDay } from '../home/index.ts';
import type { Scene } from '../Scene.ts';

async function choose(scene: Scene, list: number) {
  const step = scene.step();
  const [offers, [days]] = await Promise.all([
    listOffers(scene.db, scene.region, list),
    readListDays(scene.db, [list]),
  ]);
  return { days, products: offers.map(({ product }) => product), step };
}

/** Ids of goods of a list that the region shows, in their order; none while the list is not shown. */
export async function listedGoods(scene: Scene, list: number | null): Promise<readonly number[]> {
  if (list === null) return [];
  const { days, products } = await scene.remember(
    `choice list ${list}`,
    () => choose(scene, list),
    isOldChoice,
  );
  return days && listState(days, await shopDay(scene)) === 'running' ? products : [];
}
