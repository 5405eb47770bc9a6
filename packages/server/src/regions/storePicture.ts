import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** The picture of a store `s`, null where it has none, and its words. */
export const storePictureColumns: Fragment = fragment`
  (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
    from store_pictures k join pictures i on i.id = k.picture_id where k.store_id = s.id) as picture,
  coalesce((select k.alt from store_pictures k where k.store_id = s.id), '') as "pictureAlt"`;
