import type { AnswerOf } from '@siren/contract/calls';
import { catalogRuleKeys, openStates, severityOf } from '@siren/domain/catalog-errors';
import type { CatalogCheck, CatalogErrorCounts } from '@siren/domain/catalog-errors';
import { composed, onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { needsOf } from '@siren/contract/staff';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { shopZone } from './errorRows.ts';

/** What is bad enough to wait for somebody. */
const waiting = catalogRuleKeys.filter((rule) => severityOf(rule) !== 'warning');

/** How many errors wait to be mended: open ones that are no mere warnings. */
export const countToMend = async (db: Database): Promise<number> =>
  onlyRow(
    await db.query<{ count: number }>(sql`
      select count(*)::int as count from catalog_errors
      where state = any(${openStates}::text[]) and rule = any(${waiting}::text[])`),
  ).count;

/** How many errors there are, and what the last check was. */
export async function countErrors({ db, session }: Context): Promise<CatalogErrorCounts> {
  const me = signedInUser(session).id;
  const [rules, states, checks] = await Promise.all([
    db.query<CatalogErrorCounts['rules'][number]>(sql`
      select rule, count(*)::int as open, (count(*) filter (where state = 'new'))::int as fresh
      from catalog_errors where state = any(${openStates}::text[]) group by rule`),
    db.query<Pick<CatalogErrorCounts, 'mine' | 'fixed' | 'ignored'>>(sql`
      select (count(*) filter (where assignee_id = ${me} and state = any(${openStates}::text[])))::int as mine,
        (count(*) filter (where state = 'fixed'))::int as fixed,
        (count(*) filter (where state = 'ignored'))::int as ignored
      from catalog_errors`),
    db.query<Omit<CatalogCheck, 'at'> & { at: Date }>(composed`
      select cause, at, found, added, fixed, ${shopZone} as "timeZone" from catalog_checks order by at desc, id desc limit 1`),
  ]);
  const [last] = checks;
  return {
    rules: catalogRuleKeys.map(
      (rule) => rules.find((one) => one.rule === rule) ?? { rule, open: 0, fresh: 0 },
    ),
    ...onlyRow(states),
    lastCheck: last ? { ...last, at: last.at.toISOString() } : null,
  };
}

/** Who may look after errors, and the sections of goods by their names from the root down. */
export async function readErrorChoices({
  db,
}: Context): Promise<AnswerOf<'/api/admin/catalog-error/choices'>> {
  const [people, sections] = await Promise.all([
    db.query<{ id: number; name: string }>(sql`
      select u.id, coalesce(nullif(u.name, ''), u.login) as name from users u
      where u.permissions @> ${needsOf('catalog-errors')}::text[] and not u.blocked
      order by folded(u.name) collate "C", u.id`),
    db.query<{ id: number; name: string }>(sql`
      select s.id, s.name from sections s where exists (select from products p where p.section_id = s.id)
      order by s.name, s.id`),
  ]);
  return { people, sections };
}
