import { PICKUP_TYPE } from '@siren/domain/services';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { seedPlaces, seedServices } from '../db/seed/index.ts';
import type { SeedService } from '../db/seed/index.ts';
import type { PlacesFile } from './placesFile.ts';

/** Regions that the file does not name come after those that it does. */
const LAST = 1_000;

/** Ways of delivery, to be had everywhere; the first one is chosen until the buyer chooses. */
function servicesOf({ delivery }: PlacesFile): SeedService[] {
  return delivery.map(({ kind, name, description, price, addDays }, index) => ({
    ...{ key: kind, kind, name, description },
    ...{ isDelivery: true, isDefault: index === 0 },
    ...{ priceType: 'static', value: price, minValue: 0, base: 0, unit: 'piece' },
    leadDays: addDays,
    excludedCities: [],
    excludedSections: [],
  }));
}

/** The region that every shop begins with (`ensureRegion`), where nothing was sold or imported there. */
async function forgetFirstRegion(db: Database, codes: readonly string[]): Promise<void> {
  const [unused] = await db.query<{ id: number }>(sql`
    select r.id from regions r
    where r.code = 'moscow' and r.code <> all(${codes}::text[])
      and not exists (select from cities c join stores s on s.city_id = c.id where c.region_id = r.id)
      and not exists (select from prices p where p.region_id = r.id)
      and not exists (select from import_runs i where i.region_id = r.id)
      and not exists (select from orders o where o.region_id = r.id)`);
  if (!unused) return;
  await db.query(sql`
    update carts set city_id = null where city_id in (select id from cities where region_id = ${unused.id})`);
  await db.query(sql`delete from cities where region_id = ${unused.id}`);
  await db.query(sql`delete from regions where id = ${unused.id}`);
}

/** Saves ways of delivery. One that staff have made or changed is theirs: the file neither changes nor ends it. */
async function saveServices(db: Database, services: readonly SeedService[]): Promise<void> {
  const ours = await db.query<{ key: string; kind: string }>(sql`
    select key, kind from services where is_delivery and updated_by <> '' for update`);
  const ofStaff = new Set(ours.map(({ key }) => key));
  // Stores give orders out in one way.
  const isFetched = ours.some(({ kind }) => kind === PICKUP_TYPE);
  await db.query(sql`
    update services set active = false
    where is_delivery and active and updated_by = '' and key <> all(${services.map(({ key }) => key)}::text[])`);
  await seedServices(
    db,
    services.filter(({ key, kind }) => !ofStaff.has(key) && !(isFetched && kind === PICKUP_TYPE)),
  );
}

/** Names of stores that the shop has and the file does not. */
const otherStores = async (db: Database, { regions }: PlacesFile): Promise<string[]> => {
  const codes = regions.flatMap(({ stores }) => stores.map(({ code }) => code));
  const rows = await db.query<{ code: string }>(sql`
    select code from stores where code <> all(${codes}::text[]) order by position, id`);
  return rows.map(({ code }) => code);
};

/**
 * Saves where the shop sells, how one pays there and how goods get to people, all or nothing, by codes: a second run
 * changes nothing. Every store takes every way to pay, but for stores that staff have made or changed: they stay as they are. Ways of delivery are those of the file and those that staff have
 * made or changed; regions, cities and stores that it does not name stay, since goods and orders belong to them.
 *
 * @param options.dryRun whether all of it is undone again
 * @returns codes of stores that the file does not name
 */
export async function savePlaces(
  db: Database,
  file: PlacesFile,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  const codes = file.regions.map(({ code }) => code);
  const payTypes = file.payment.map(({ code }) => code);
  const regions = file.regions.map((region) => ({
    ...region,
    stores: region.stores.map((store) => ({ ...store, payTypes })),
  }));
  const services = servicesOf(file);
  const undone = new Error('A dry run is undone.');
  let others: string[] = [];
  const save = db.transaction(async (tx) => {
    await forgetFirstRegion(tx, codes);
    await tx.query(sql`update regions set position = ${LAST} where code <> all(${codes}::text[])`);
    await seedPlaces(tx, { regions, payTypes: file.payment });
    await saveServices(tx, services);
    others = await otherStores(tx, file);
    if (dryRun) throw undone;
  });
  await save.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return others;
}
