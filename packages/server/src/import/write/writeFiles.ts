import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Offer } from '../offers/index.ts';

/** Addresses of films, their captions and papers, which the shop serves under numbers of its own. */
export async function writeFiles(db: Database, offers: readonly Offer[]): Promise<void> {
  const urls = offers.flatMap(({ content: { video, documents } }) => [
    ...(video ? [video.url, video.captions ?? []].flat() : []),
    ...documents.map(({ url }) => url),
  ]);
  if (urls.length === 0) return;
  await db.query(
    sql`insert into files (url) select distinct url from unnest(${urls}::text[]) u(url) order by url
        on conflict (url) do nothing`,
  );
}
