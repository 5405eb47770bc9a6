import { staffRefusal } from '@siren/contract/errors';
import type { SectionUses } from '@siren/domain/sections';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { seesCodes } from '../coupon-records/index.ts';
import type { Context } from '../http/index.ts';

/** What there is of a section, and what names it. @throws ApiError section.not_found */
export async function readUses(db: Database, session: Context['session'], id: number): Promise<SectionUses> {
  const [uses] = await db.query<Omit<SectionUses, 'coupons'>>(sql`
    select (select count(*)::int from products where section_id = s.id) as goods,
      array(select jsonb_build_object('id', c.id, 'name', c.name) from sections c
        where c.parent_id = s.id order by c.position, c.id) as sections,
      array(select jsonb_build_object('id', g.id, 'name', coalesce(p.title, 'Главная'))
        from pages g left join promos p on p.id = g.promo_id
        where p.deleted_at is null and (names_section(g.draft, s.id) or exists (
          select from page_blocks b where b.promo_id is not distinct from g.promo_id and names_section(b.content, s.id)))
        order by g.id) as pages,
      array(select c.code from coupons c where s.id = any(c.targets || c.excludes) order by c.code) as codes,
      array(select v.name from services v where s.id = any(v.excluded_sections) order by v.name) as services,
      array(select distinct f.source from section_sources f where f.section_id = s.id order by f.source) as feeds
    from sections s where s.id = ${id}`);
  if (!uses) throw staffRefusal('section.not_found');
  const { codes } = uses;
  return { ...uses, coupons: codes.length, codes: seesCodes(session) ? codes : [] };
}
