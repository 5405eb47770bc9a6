import type { PayloadOf } from '@siren/contract/calls';
import type { StaffGood } from '@siren/domain/goods';
import { sql } from '../../db/index.ts';
import { fileUploadsPlugin } from '../../files/index.ts';
import { importFeed } from '../../import/index.ts';
import { bytesOf, feedXml } from '../../import/testing/index.ts';
import type { TestOffer } from '../../import/testing/index.ts';
import { uploadsPlugin } from '../../pictures/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

export interface GoodsShop extends TestShop {
  staff: Visitor;
  /** Imports these offers as all that their source has, into Moscow. */
  take(...offers: TestOffer[]): Promise<unknown>;
  /** Id of the good that an offer of the feed belongs to. */
  idOf(offer: string): Promise<number>;
  see(id: number): Promise<StaffGood>;
  /** A change of what the staff see now. */
  save(id: number, wish: Partial<PayloadOf<'/api/admin/catalog/save'>>): Promise<StaffGood>;
}

/** A shop whose staff change goods that feeds bring. @param begin what is done before anybody asks it anything */
export async function createGoodsShop(begin?: (shop: TestShop) => PromiseLike<unknown>): Promise<GoodsShop> {
  const shop = await createTestShop();
  const { db, server, contextFor } = shop;
  await server.register(uploadsPlugin, { contextFor });
  await server.register(fileUploadsPlugin, { contextFor });
  await begin?.(shop);
  await db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit'] where login = 'staff'`);
  const staff = await shop.signedIn('staff');
  const see = (id: number) => staff.call('/api/admin/catalog/get', { id });
  return {
    ...shop,
    staff,
    see,
    take: (...offers) =>
      importFeed({
        db,
        source: 'goods',
        stream: bytesOf(
          feedXml({
            categories: [
              { id: '1', name: 'Гамаки' },
              { id: '2', name: 'Качели' },
            ],
            offers: offers.map((offer) => ({ category: '1', ...offer })),
          }),
        ),
        file: 'goods',
        region: 'moscow',
        clock: shop.clock.now,
      }),
    async idOf(offer) {
      const [row] = await db.query<{ id: number }>(sql`
        select product_id as id from offers where source = 'goods' and external_id = ${offer}`);
      return row?.id ?? 0;
    },
    async save(id, wish) {
      const { version } = await see(id);
      return staff.call('/api/admin/catalog/save', { id, version, ...wish });
    },
  };
}
