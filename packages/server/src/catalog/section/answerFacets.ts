import type { Facet } from '@siren/domain/catalog';
import { indexOf } from '../goods/index.ts';
import type { Scene } from '../Scene.ts';

/** All filters that goods of these sections have, in the order that the shop gives them, whatever staff made of it. */
export async function answerFacets(scene: Scene, sections: readonly number[]): Promise<Facet[]> {
  const index = (await scene.goods()) ?? (await indexOf(scene.db, { sections }));
  const query = { filters: {}, priceFrom: null, priceTo: null, sort: 'popular' as const, page: 1 };
  return index.list(scene.region, { sections }, query, scene.now).facets;
}
