import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { answerListing } from '../listing/index.ts';
import type { Scene } from '../Scene.ts';
import { idsBelow, toSection } from '../tree/index.ts';

type Path = '/api/catalog/section';

/**
 * A section with a page of its goods; a page beyond the end is the last one.
 *
 * @throws ApiError catalog.not_found
 */
export async function answerSection(
  scene: Scene,
  { path, sort, ...query }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const node = (await scene.tree()).byPath(path);
  if (!node) throw refusal('catalog.not_found');
  const sections = idsBelow(node);
  // Before what is kept is looked at: only what was taken in can be told from what has not changed.
  const whole = (await scene.goods()) !== null;
  return scene.remember(
    `section ${path} ${JSON.stringify({ sort, ...query })}`,
    async () => {
      const listing = await answerListing(scene, { sections }, { sort, ...query });
      return { section: toSection(node, listing.page), ...listing, sort };
    },
    (changes, step) => (whole ? changes.sectionsChanged(sections, step) : changes.changed(step)),
  );
}
