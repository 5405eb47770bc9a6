import type { NewsReader } from '@siren/domain/back-office';
import { fragment, onlyRow, composed } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { boundStores } from '../http/index.ts';

/** What somebody of the staff reads. @param user an account that there is */
export const readNewsReader = async (db: Database, user: number): Promise<NewsReader> =>
  onlyRow(
    await db.query<NewsReader>(
      composed`select u.permissions, ${boundStores} as stores from users u where u.id = ${user}::int`,
    ),
  );

/** Notifications that are for somebody: `concerns` of the domain, as the database reads it. */
export const concerning = ({ permissions, stores }: NewsReader): Fragment => fragment`
  (needs is null or needs = any(${[...permissions]}::text[]))
  and (store_id is null or ${stores && [...stores]}::int[] is null or store_id = any(${stores && [...stores]}::int[]))`;
