import { extname } from 'node:path';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { FileLoader } from '../FileLoader.ts';

/** What the addresses of uploaded files begin with; the digest of the file and its ending follow. No feed can name one. */
export const UPLOADED = 'upload:';

const missing = new Error('There is no such upload');

/** Brings the files that staff uploaded, whatever process they came to. */
export const uploadedFiles = (db: Database): FileLoader => ({
  version: '1',
  canLoad: (url) => url.startsWith(UPLOADED),
  async nameOf(url) {
    const [row] = await db.query<{ name: string }>(sql`
      select u.name from uploaded_files u join files f on f.id = u.file_id where f.url = ${url}`);
    if (!row) throw missing;
    return `${row.name}${extname(url)}`;
  },
  async load(url) {
    const [row] = await db.query<{ bytes: Buffer }>(sql`
      select u.bytes from uploaded_files u join files f on f.id = u.file_id where f.url = ${url}`);
    if (!row) throw missing;
    return row.bytes;
  },
});
