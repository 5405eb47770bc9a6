import { staffRefusal } from '@siren/contract/errors';
import type { ListContent } from '@siren/domain/product-lists';
import { composed, fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

/** First and last day of a list `l`. */
export const listDays: Fragment = fragment`
  to_char(l.from_day, 'YYYY-MM-DD') as "from", to_char(l.to_day, 'YYYY-MM-DD') as "to"`;

interface Row extends ListContent {
  version: number;
}

export interface ListRead {
  version: number;
  content: ListContent;
}

/** @param lock held against others who change it */
async function read(db: Pick<Database, 'query'>, id: number, lock: Fragment): Promise<ListRead> {
  const [row] = await db.query<Row>(composed`
    select l.name, ${listDays}, l.offers, l.version from product_lists l
    where l.id = ${id}::int and l.deleted_at is null ${lock}`);
  if (!row) throw staffRefusal('product_list.not_found');
  const { version, ...content } = row;
  return { version, content };
}

/** @throws ApiError product_list.not_found */
export const readList = (db: Pick<Database, 'query'>, id: number): Promise<ListRead> =>
  read(db, id, fragment``);

/** The list is held until the transaction ends. @throws ApiError product_list.not_found */
export const holdList = (tx: Database, id: number): Promise<ListRead> => read(tx, id, fragment`for update`);
