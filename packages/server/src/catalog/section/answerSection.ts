import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import {
  arrangedFacets,
  firstGoods,
  nearestChoices,
  openedSection,
  shownFilters,
} from '@siren/domain/sections';
import { sql } from '../../db/index.ts';
import { answerListing } from '../listing/index.ts';
import type { Scene } from '../Scene.ts';
import { idsBelow, toSection, wayTo } from '../tree/index.ts';
import type { SectionNode } from '../tree/index.ts';
import { listedGoods } from './listedGoods.ts';

type Path = '/api/catalog/section';

/** The section of an address that it has, or had. */
async function sectionAt(scene: Scene, path: string): Promise<SectionNode | undefined> {
  const tree = await scene.tree();
  const now = tree.byPath(path);
  if (now) return now;
  const [before] = await scene.db.query<{ id: number }>(
    sql`select section_id as id from section_addresses where path = ${path}`,
  );
  return before && tree.byId(before.id);
}

/**
 * A section with a page of its goods; a page beyond the end is the last one. An address that it had answers it as well.
 *
 * @throws ApiError catalog.not_found
 */
export async function answerSection(
  scene: Scene,
  { path, sort: asked, filters, ...rest }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const node = await sectionAt(scene, path);
  if (!node) throw refusal('catalog.not_found');
  const sections = idsBelow(node);
  const choices = nearestChoices(wayTo(node).map(({ row }) => row.facets));
  const { sort: own, pins: pinned } = node.row;
  const first = firstGoods(pinned, await listedGoods(scene, node));
  const { sort, sorts, pins } = openedSection({ sort: own, pins: first }, asked);
  const query = { ...rest, sort, pins, filters: shownFilters(filters, choices) };
  // Before what is kept is looked at: only what was taken in can be told from what has not changed.
  const whole = (await scene.goods()) !== null;
  return scene.remember(
    `section ${node.row.path} ${JSON.stringify(query)}`,
    async () => {
      const listing = await answerListing(scene, { sections }, query);
      const facets = arrangedFacets(listing.facets, choices);
      return { section: toSection(node, listing.page), ...listing, facets, sort, sorts: [...sorts] };
    },
    (changes, step) => (whole ? changes.sectionsChanged(sections, step) : changes.changed(step)),
  );
}
