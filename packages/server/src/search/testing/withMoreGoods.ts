import { codeKey, bareCode } from '@siren/domain/typed';
import type { Database } from '../../db/index.ts';
import { sql } from '../../db/index.ts';

/** A good of one offer, sold everywhere at one price, in no store. */
export interface MoreGood {
  article: string;
  name: string;
  /** Address of its section. */
  path: string;
  /** False of one that has gone. */
  active: boolean;
}

/** Other goods that have gone or not, with what they bear; they are read as soon as they are there. */
export async function withMoreGoods(
  db: Database,
  goods: readonly MoreGood[],
  during: () => Promise<void>,
): Promise<void> {
  for (const [at, { article, name, path, active }] of goods.entries())
    await db.query(sql`
      with made as (
        insert into products (source, external_id, section_id, path, name, short_name, position, active)
        select 'more', ${article}, id, ${`more-${at}`}, ${name}, ${name}, 0, ${active}
        from sections where path = ${path}
        returning id
      ), sold as (
        insert into offers (product_id, source, external_id, article, codes, bare_codes, name, digest)
        select id, 'more', ${article}, ${article}, ${[codeKey(article)]}::text[], ${[bareCode(article)]}::text[],
          ${name}, '' from made
        returning id
      )
      insert into prices (offer_id, region_id, price) select s.id, r.id, 700 from sold s, regions r`);
  try {
    await during();
  } finally {
    await db.query(sql`delete from prices where offer_id in (select id from offers where source = 'more')`);
    await db.query(sql`delete from offers where source = 'more'`);
    await db.query(sql`delete from products where source = 'more'`);
  }
}
