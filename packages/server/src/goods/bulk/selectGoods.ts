import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { SelectedGood } from '@siren/domain/goods';
import { composed } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { narrowGoods } from '../narrowGoods.ts';

/**
 * Every good of a filter, as one statement sees them. One more than was told is enough to know that there are others.
 *
 * @throws ApiError general.conflict
 */
export async function selectGoods(
  { db }: Context,
  { query, filters, count }: CheckedPayloadOf<'/api/admin/catalog/select'>,
): Promise<AnswerOf<'/api/admin/catalog/select'>> {
  const goods = await db.query<SelectedGood>(composed`
    select p.id, p.version, p.name, p.hidden from products p where ${narrowGoods(query, filters)}
    order by p.id limit ${count + 1}::int`);
  if (goods.length !== count) throw staffRefusal('general.conflict');
  return { goods };
}
