import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PictureLoader } from '../PictureLoader.ts';

/** What the addresses of uploaded pictures begin with; the digest of the file follows. No feed can name one. */
export const UPLOADED = 'upload:';

/** Brings the pictures that staff uploaded, whatever process they came to. */
export const uploadedPictures = (db: Database): PictureLoader => ({
  canLoad: (url) => url.startsWith(UPLOADED),
  isDrawn: () => false,
  async load(url) {
    const [row] = await db.query<{ bytes: Buffer }>(sql`
      select u.bytes from uploaded_pictures u join pictures p on p.id = u.picture_id where p.url = ${url}`);
    if (!row) throw new Error('There is no such upload');
    return { bytes: row.bytes, tile: null };
  },
});
