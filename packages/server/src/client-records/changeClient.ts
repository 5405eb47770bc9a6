import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffErrorKey } from '@siren/contract/errors';
import { isStaffAccount } from '@siren/domain/client-records';
import type { StaffClient } from '@siren/domain/client-records';
import { composed, retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { isListed } from './isListed.ts';
import { readStaffClient } from './readStaffClient.ts';

/** An account that is held to the end of the transaction. */
export interface HeldClient extends Pick<
  StaffClient,
  'id' | 'name' | 'phone' | 'email' | 'bonus' | 'blocked' | 'note' | 'version'
> {
  erased: boolean;
}

/** Refusals that come of how the account is now: they show it. */
const present: readonly StaffErrorKey[] = [
  'general.conflict',
  'client.of_staff',
  'client.bonus_out_of_bounds',
  'client.erased',
  'client.open_orders',
  'client.name_mistyped',
];

/**
 * Holds the account of a client. Nobody of the staff is changed here, whoever asks: neither oneself, nor somebody who may do more.
 * Permissions are given under the same hold, so that nobody becomes staff in between.
 */
async function hold(tx: Database, id: number): Promise<HeldClient> {
  const [row] = await tx.query<HeldClient & { flags: string[]; permissions: string[] }>(composed`
    select u.id, u.name, u.phone, u.email, u.bonus, u.blocked, u.info as note, u.version, u.flags, u.permissions,
      u.erased_at is not null as erased
    from users u where u.id = ${id}::int and ${isListed} for no key update`);
  if (!row) throw staffRefusal('client.not_found');
  if (isStaffAccount(row)) throw staffRefusal('client.of_staff');
  return row;
}

interface ChangeOptions {
  /** What is held before the account is. @default nothing */
  before?: (tx: Database) => Promise<void>;
  /** Whether an account whose data were erased is taken, too. @default false */
  erasedToo?: boolean;
}

/** The account as it was seen. @throws ApiError general.conflict */
export function checkVersion(held: HeldClient, version: number): void {
  if (held.version !== version) throw staffRefusal('general.conflict');
}

/**
 * Does something to an account in one transaction, and answers it as it is then.
 *
 * @throws ApiError client.not_found, client.of_staff, client.erased, and what `change` throws
 */
export async function changeClient(
  context: Context,
  id: number,
  change: (tx: Database, held: HeldClient) => Promise<void>,
  { before, erasedToo = false }: ChangeOptions = {},
): Promise<StaffClient> {
  try {
    await retryDeadlock(() =>
      context.db.transaction(async (tx) => {
        await before?.(tx);
        const held = await hold(tx, id);
        if (held.erased && !erasedToo) throw staffRefusal('client.erased');
        await change(tx, held);
      }),
    );
  } catch (error) {
    const key = error instanceof ApiError ? present.find((one) => error.is(one)) : undefined;
    if (key === undefined) throw error;
    throw staffRefusal(key, { data: await readStaffClient(context, id) });
  }
  return readStaffClient(context, id);
}
