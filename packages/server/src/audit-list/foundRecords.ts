import { recordKinds } from '@siren/domain/audit';
import { readClientQuery } from '@siren/domain/client-records';
import { readGoodQuery } from '@siren/domain/goods';
import { folded, references } from '@siren/domain/references';
import { narrowClients } from '../client-records/index.ts';
import { fragment, joined } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { narrowGoods } from '../goods/index.ts';
import { allOf } from '../lists/index.ts';
import { isPerson } from '../people/index.ts';
import { mayOrders, seesView } from './masks.ts';

/** Each word that was typed stands somewhere in it; no sign in it means anything. */
const hasWords = (words: readonly string[], text: Fragment): Fragment =>
  allOf(words.map((word) => fragment`position(folded(${word}) in folded(${text})) > 0`));

/** Records of any kind by their number. */
const byNumber = (query: string): Fragment[] => {
  const [digits] = /^(?:№\s*)?(\d{1,10})$/u.exec(query)?.slice(1) ?? [];
  return digits === undefined
    ? []
    : [
        fragment`
          select kind, ${String(Number(digits))}::text as record
          from unnest(${recordKinds}::text[]) kind`,
      ];
};

function byTheirSearch(query: string, user: number): Fragment[] {
  const { words, code } = readGoodQuery(query);
  const goods = words.length > 0 || code !== '';
  const read = readClientQuery(query);
  const clients = read !== null && (read.texts.length > 0 || read.phone !== '' || read.order !== null);
  const { source, conditions } = narrowClients(query, {});
  return [
    ...(goods ? [fragment`select 'good', p.id::text from products p where ${narrowGoods(query, {})}`] : []),
    ...(clients
      ? [fragment`select 'client', u.id::text from ${source} where ${mayOrders(user)} and ${conditions}`]
      : []),
  ];
}

/** Kinds and ids of the records that what was typed names; null where nothing was typed. */
export function foundRecords(typed: string, user: number): Fragment | null {
  const query = typed.trim();
  const words = query.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return null;
  const titled = references.filter(({ title }) =>
    words.every((word) => folded(title).includes(folded(word))),
  );
  const found = [
    ...byNumber(query),
    ...byTheirSearch(query, user),
    fragment`
      select 'person', u.id::text from users u
      where ${isPerson} and ${hasWords(words, fragment`concat_ws(' ', u.name, u.login)`)}`,
    fragment`select 'section', s.id::text from sections s where ${hasWords(words, fragment`s.name`)}`,
    fragment`
      select 'page', g.id::text from pages g left join promos p on p.id = g.promo_id
      where ${hasWords(words, fragment`coalesce(nullif(g.draft ->> 'title', ''), p.title, 'Главная')`)}`,
    fragment`select 'import', r.id::text from import_runs r where ${hasWords(words, fragment`r.source`)}`,
    fragment`select 'import_source', s.id::text from import_sources s where ${hasWords(words, fragment`s.name`)}`,
    fragment`select 'coupon', k.id::text from coupons k where ${hasWords(words, fragment`k.code`)}`,
    fragment`select 'photo_plan', p.id::text from photo_plans p where ${hasWords(words, fragment`p.task`)}`,
    fragment`
      select 'photo_report', r.id::text from photo_reports r
      join photo_plans p on p.id = r.plan_id join stores s on s.id = r.store_id
      where ${hasWords(words, fragment`concat_ws(' ', s.name, p.task)`)}`,
    fragment`select 'product_list', l.id::text from product_lists l where ${hasWords(words, fragment`l.name`)}`,
    fragment`select 'role', r.id::text from staff_roles r where ${hasWords(words, fragment`r.name`)}`,
    fragment`select 'invitation', i.id::text from staff_invitations i where ${hasWords(words, fragment`i.email`)}`,
    fragment`
      select 'view', v.id::text from staff_views v
      where ${seesView(user)} and ${hasWords(words, fragment`v.name`)}`,
    fragment`
      select 'catalog_error', e.id::text from catalog_errors e
      left join products p on p.id = e.product_id left join promos m on m.id = e.promo_id
      where ${hasWords(words, fragment`coalesce(p.name, m.title)`)}`,
    fragment`select 'store', s.id::text from stores s where ${hasWords(words, fragment`concat_ws(' ', s.name, s.code)`)}`,
    fragment`select 'ref', unnest(${titled.map(({ id }) => String(id))}::text[])`,
  ];
  return joined(found, ' union all ');
}
