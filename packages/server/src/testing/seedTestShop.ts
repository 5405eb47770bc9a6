import type { Database } from '../db/index.ts';
import {
  seedCertificates,
  seedCoupons,
  seedGoods,
  seedOrderSources,
  seedPlaces,
  seedServices,
  seedUsers,
} from '../db/seed/index.ts';
import type { GoodsIds, Ids, PlaceIds } from '../db/seed/index.ts';
import { testProducts, testSections } from './testGoods.ts';
import { testCertificates, testCoupons, testUsers, TEST_COST } from './testPeople.ts';
import { testPayTypes, testRegions } from './testPlaces.ts';
import { testServices } from './testServices.ts';

/** Ids of what lies in a test shop, by code, path, article or login. */
export interface SeededIds extends PlaceIds, GoodsIds {
  services: Ids;
  users: Ids;
  coupons: Ids;
  /** Guids by code. */
  certificates: Record<string, string>;
}

/** Fills an empty database with a small shop. */
export async function seedTestShop(db: Database): Promise<SeededIds> {
  const places = await seedPlaces(db, { regions: testRegions, payTypes: testPayTypes });
  const goods = await seedGoods(db, { sections: testSections, products: testProducts });
  await seedOrderSources(db, ['Звонок', 'Чат']);
  return {
    ...places,
    ...goods,
    services: await seedServices(db, testServices),
    users: await seedUsers(db, testUsers, { cost: TEST_COST }),
    coupons: await seedCoupons(db, testCoupons),
    certificates: await seedCertificates(db, testCertificates),
  };
}
