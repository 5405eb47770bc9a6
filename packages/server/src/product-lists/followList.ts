import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import type { ListEditor } from '@siren/domain/product-lists';
import { sql } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { readList } from './listRows.ts';

type FollowPayload = CheckedPayloadOf<'/api/tools/product-lists/follow'>;

/** Who was not heard of for so long is not here any more, seconds: some askings may be lost. */
const HERE_SECONDS = 12;

async function otherEditors({ db, now, session }: Context, { id, tab, offer }: FollowPayload) {
  const user = signedInUser(session).id;
  await db.query(sql`
    insert into product_list_presence (list_id, tab, user_id, offer, at)
    values (${id}, ${tab}::uuid, ${user}, ${offer}::int, ${now()})
    on conflict (list_id, tab) do update set offer = excluded.offer, at = excluded.at
    where product_list_presence.user_id = excluded.user_id`);
  await db.query(sql`
    delete from product_list_presence
    where list_id = ${id} and at < ${now()}::timestamptz - ${HERE_SECONDS} * interval '1 second'`);
  return db.query<ListEditor>(sql`
    select p.tab, coalesce(nullif(u.name, ''), u.login) as name, p.offer
    from product_list_presence p join users u on u.id = p.user_id
    where p.list_id = ${id} and p.tab <> ${tab}::uuid order by p.tab`);
}

/** What others made of a list, and who they are. @throws ApiError product_list.not_found */
export async function followList(
  context: Context,
  payload: FollowPayload,
): Promise<AnswerOf<'/api/tools/product-lists/follow'>> {
  const { version, content } = await readList(context.db, payload.id);
  const editors = await otherEditors(context, payload);
  return { version, content: version === payload.version ? null : content, editors };
}
