import { ERASED_NAME } from '@siren/domain/client-records';
import { composed, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { isTheirs, namesThem } from './theirOrders.ts';
import type { Erased } from './theirOrders.ts';

/** Empties who ordered in the orders of an account, and where it went; sums, goods and payments stay. Their ids. */
export async function eraseOrders(tx: Database, erased: Erased): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(composed`
    update orders o set customer_name = ${ERASED_NAME}, customer_phone = '', phone_protected = false,
      other_phones = '{}', customer_email = '', receipt_to = '', address = '', comment = '', staff_note = '',
      asker = null, token_digest = null
    where ${isTheirs(erased)} returning o.id`);
  return rows.map(({ id }) => id);
}

/** Takes the contacts of an account out of orders of others: the rest of these is theirs. */
export const eraseFromOthers = (tx: Database, erased: Erased): Promise<unknown> => {
  const { phone, email } = erased;
  return tx.query(composed`
    update orders o set
      customer_phone = case when o.customer_phone = ${phone}::text then '' else o.customer_phone end,
      other_phones = array_remove(o.other_phones, ${phone}::text),
      customer_email = case when lower(o.customer_email) = lower(${email}::text) then '' else o.customer_email end,
      receipt_to = case when o.receipt_to = ${phone}::text or lower(o.receipt_to) = lower(${email}::text)
        then '' else o.receipt_to end
    where ${namesThem(erased)}`);
};

/** Removes what buyers were told of these orders, and what else went to the contacts of the account. */
export const eraseMessages = (
  tx: Database,
  { phone, email }: Erased,
  orders: readonly number[],
): Promise<unknown> =>
  tx.query(sql`
    delete from order_messages
    where order_id = any(${orders}::int[]) or contact = ${phone} or lower(contact) = lower(${email})`);
