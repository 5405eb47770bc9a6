import type { PayloadOf } from '@siren/contract/calls';
import type { StaffSection } from '@siren/domain/sections';
import { sql } from '../../db/index.ts';
import { importFeed } from '../../import/index.ts';
import { bytesOf, feedXml } from '../../import/testing/index.ts';
import type { TestCategory, TestOffer } from '../../import/testing/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

export interface SectionsShop extends TestShop {
  staff: Visitor;
  /** Imports these sections with a good in each of them, into Moscow. */
  take(categories: readonly TestCategory[], offers?: readonly TestOffer[]): Promise<unknown>;
  /** Id of a section of the feed. */
  idOf(category: string): Promise<number>;
  see(id: number): Promise<StaffSection>;
  /** A change of what the staff see now. */
  save(id: number, wish: Partial<PayloadOf<'/api/admin/sections/save'>>): Promise<StaffSection>;
  /** A section that staff make, under a key of its own. */
  make(name: string, path: string, parent?: number | null): Promise<StaffSection>;
  /** Names of the sections of the shop below one, or at the top. */
  names(path?: string): Promise<string[]>;
}

/** A shop whose staff put sections in order that feeds bring. */
export async function createSectionsShop(): Promise<SectionsShop> {
  const shop = await createTestShop();
  const { db } = shop;
  await db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit'] where login = 'staff'`);
  const staff = await shop.signedIn('staff');
  const see = (id: number) => staff.call('/api/admin/sections/get', { id });
  return {
    ...shop,
    staff,
    see,
    take: (categories, offers) =>
      importFeed({
        db,
        source: 'sections',
        stream: bytesOf(
          feedXml({
            categories: [...categories],
            offers: [...(offers ?? categories.map(({ id }) => ({ id: `o${id}`, category: id })))],
          }),
        ),
        file: 'sections',
        region: 'moscow',
        clock: shop.clock.now,
      }),
    async idOf(category) {
      const [row] = await db.query<{ id: number }>(sql`
        select id from sections where source = 'sections' and external_id = ${category}`);
      return row?.id ?? 0;
    },
    async save(id, wish) {
      const { version } = await see(id);
      return staff.call('/api/admin/sections/save', { id, version, ...wish });
    },
    make: (name, path, parent = null) =>
      staff.call('/api/admin/sections/create', { idempotencyKey: crypto.randomUUID(), name, path, parent }),
    async names(path) {
      if (path === undefined) {
        const { sections } = await shop.call('/api/catalog/sections', {});
        return sections.map(({ name }) => name);
      }
      const { section } = await shop.call('/api/catalog/section', { path });
      return section.children.map(({ name }) => name);
    },
  };
}
