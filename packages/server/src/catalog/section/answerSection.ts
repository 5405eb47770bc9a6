import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { pageCount } from '@siren/domain/catalog';
import { readCards, toCard } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import { idsBelow, toSection } from '../tree/index.ts';
import { chooseOffers } from './chooseOffers.ts';

type Path = '/api/catalog/section';

/**
 * A section with a page of its goods; a page beyond the end is the last one.
 *
 * @throws ApiError catalog.not_found
 */
export async function answerSection(
  scene: Scene,
  { path, sort, page: asked }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const { db, region, now, date } = scene;
  const node = (await scene.tree()).byPath(path);
  if (!node) throw refusal('catalog.not_found');
  const pages = pageCount(node.total);
  const page = Math.min(asked, pages);
  return scene.remember(`section ${path} ${sort} ${page}`, async () => {
    const offers = await chooseOffers(db, { region, sections: idsBelow(node), sort, page, now });
    const rows = await readCards(db, region, offers, now);
    const items = rows.map((row) => toCard(row, date));
    return {
      section: toSection(node),
      facets: [],
      prices: null,
      items,
      total: node.total,
      page,
      pages,
      sort,
    };
  });
}
