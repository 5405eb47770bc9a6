import { staffRefusal } from '@siren/contract/errors';
import type { PageUses } from '@siren/domain/pages';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** What leads shoppers to a page. @throws ApiError page.not_found */
export async function readPageUses(db: Database, id: number): Promise<PageUses> {
  const [uses] = await db.query<PageUses>(sql`
    select coalesce(p.footer and p.active, false) as foot,
      array(select jsonb_build_object('id', o.id, 'title', coalesce(o.draft ->> 'title', q.title, 'Главная'))
        from pages o left join promos q on q.id = o.promo_id
        where o.id <> g.id and q.deleted_at is null and p.id is not null and (
          jsonb_path_exists(o.draft, '$.blocks[*] ? (@.promo == $id || @.own.link.page == "promo" && @.own.link.id == $id)',
            jsonb_build_object('id', p.id))
          or exists (select from page_blocks b
            where b.promo_id is not distinct from o.promo_id and jsonb_path_exists(b.content,
              '$ ? (@.promo == $id || @.own.link.page == "promo" && @.own.link.id == $id)',
              jsonb_build_object('id', p.id))))
        order by o.id) as pages,
      array(select a.path from page_addresses a join pages o on o.id = a.page_id
        where o.id = g.id or o.leads_to = g.id order by a.path) as addresses
    from pages g left join promos p on p.id = g.promo_id where g.id = ${id} and p.deleted_at is null`);
  if (!uses) throw staffRefusal('page.not_found');
  return uses;
}
