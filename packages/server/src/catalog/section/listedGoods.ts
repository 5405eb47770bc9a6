import { listState } from '@siren/domain/product-lists';
import { isOldChoice, listOffers, readListDays, shopDay } from '../home/index.ts';
import type { Scene } from '../Scene.ts';
import { idsBelow } from '../tree/index.ts';
import type { SectionNode } from '../tree/index.ts';

async function choose(scene: Scene, list: number, sections: readonly number[]) {
  const step = scene.step();
  const [offers, [days]] = await Promise.all([
    listOffers(scene.db, scene.region, list, sections),
    readListDays(scene.db, [list]),
  ]);
  return { days, products: offers.map(({ product }) => product), step };
}

/** Ids of goods of the section's list that lie in it and that the region has, in their order; none while the list is not shown. */
export async function listedGoods(scene: Scene, node: SectionNode): Promise<readonly number[]> {
  const { id, list } = node.row;
  if (list === null) return [];
  const { days, products } = await scene.remember(
    `choice list ${list} in ${id}`,
    () => choose(scene, list, idsBelow(node)),
    isOldChoice,
  );
  return days && listState(days, await shopDay(scene)) === 'running' ? products : [];
}
