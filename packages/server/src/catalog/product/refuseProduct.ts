import { refusal } from '@siren/contract/errors';
import type { ApiError } from '@siren/contract/errors';
import type { UnsoldProduct } from '@siren/domain/catalog';
import { sql } from '../../db/index.ts';
import { imageOf } from '../../pictures/index.ts';
import type { PictureRow } from '../../pictures/index.ts';
import type { Scene } from '../Scene.ts';
import { toBreadcrumbs, wayTo } from '../tree/index.ts';
import { relatedOffers } from './relatedOffers.ts';

interface UnsoldRow {
  id: number;
  name: string;
  section_id: number;
  picture: PictureRow | null;
}

/** Why the region has no product at `path`: there is none at all, or others sell it; then with what is known of it. */
export async function refuseProduct(scene: Scene, path: string): Promise<ApiError> {
  const { db, region } = scene;
  const [row] = await db.query<UnsoldRow>(
    sql`select p.id, p.name, p.section_id, (
          select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
          from offers o
          join offer_pictures op on op.offer_id = o.id
          join pictures i on i.id = op.picture_id
          where o.product_id = p.id and o.active
          order by op.position, o.position, o.id limit 1
        ) as picture
        from products p
        where p.path = ${path} and p.active and exists (
          select 1 from offers o join prices r on r.offer_id = o.id where o.product_id = p.id and o.active)`,
  );
  if (!row) return refusal('catalog.not_found');
  const { id, name, section_id, picture } = row;
  const way = wayTo((await scene.tree()).byId(section_id)).filter(({ total }) => total > 0);
  const similar = await relatedOffers(db, region, {
    id,
    section_id,
    collection: null,
    beside: [],
    related: null,
  });
  const data: UnsoldProduct = {
    name,
    image: picture && imageOf(picture, name),
    breadcrumbs: toBreadcrumbs(way),
    similar: similar.map(({ product }) => product),
  };
  return refusal('catalog.not_found', { data });
}
