import type { AnswerOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { erasingWord, isStaffAccount } from '@siren/domain/client-records';
import { composed, onlyRow } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { isListed } from '../isListed.ts';
import { isTheirs, openOrdersOf } from './theirOrders.ts';
import type { Erased } from './theirOrders.ts';

type Erasing = AnswerOf<'/api/admin/clients/erasing'>;

interface Account extends Erased {
  flags: string[];
  permissions: string[];
  erased: boolean;
}

interface Counts {
  orders: number;
  orderNotes: number;
  accountNotes: number;
  favorites: number;
  sessions: number;
  bonus: number;
  sum: number;
  payments: number;
}

const countAll = async ({ db, now }: Context, account: Account): Promise<Counts> =>
  onlyRow(
    await db.query<Counts>(composed`
      with theirs as (select o.* from orders o where ${isTheirs(account)})
      select (select count(*)::int from theirs) as orders,
        (select count(*) filter (where comment <> '') + count(*) filter (where staff_note <> '') from theirs)::int
          as "orderNotes",
        (select coalesce(sum(to_pay - returned) filter (where status in ('done', 'returned')), 0) from theirs) as sum,
        (select count(*)::int from payments p join theirs t on t.id = p.order_id) as payments,
        (select count(*)::int from favorites f where f.user_id = u.id and f.removed_at is null) as favorites,
        (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now()}) as sessions,
        (u.info <> '')::int as "accountNotes", u.bonus
      from users u where u.id = ${account.id}::int`),
  );

/** What erasing a client would come to. @throws ApiError client.not_found, client.of_staff, client.erased */
export async function readErasing(context: Context, { id }: { id: number }): Promise<Erasing> {
  const { db } = context;
  const [account] = await db.query<Account>(composed`
    select u.id, u.name, u.phone, u.email, u.flags, u.permissions, u.erased_at is not null as erased
    from users u where u.id = ${id}::int and ${isListed}`);
  if (!account) throw staffRefusal('client.not_found');
  if (isStaffAccount(account)) throw staffRefusal('client.of_staff');
  if (account.erased) throw staffRefusal('client.erased');
  const { orders, orderNotes, accountNotes, favorites, sessions, bonus, sum, payments } = await countAll(
    context,
    account,
  );
  return {
    toType: erasingWord(account),
    open: await openOrdersOf(db, account),
    goes: { orders, notes: orderNotes + accountNotes, favorites, sessions, bonus },
    stays: { orders, sum, payments },
  };
}
