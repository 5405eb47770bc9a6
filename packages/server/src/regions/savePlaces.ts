import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { PlacesFile } from './placesFile.ts';

/** What a shop without a payment provider takes. */
const ON_RECEIPT = {
  code: 'cash',
  name: 'При получении',
  description: 'Картой или наличными курьеру или в магазине',
};

/** Regions that the file does not name come after those that it does. */
const LAST = 1_000;

async function saveRegions(db: Database, regions: PlacesFile['regions']): Promise<void> {
  const codes = regions.map(({ code }) => code);
  await db.query(sql`update regions set position = ${LAST} where code <> all(${codes}::text[])`);
  await db.query(sql`
    insert into regions (code, name, time_zone, position)
    select code, name, "timeZone", ordinality
    from rows from (jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as (code text, name text, "timeZone" text))
      with ordinality
    on conflict (code) do update
      set name = excluded.name, time_zone = excluded.time_zone, position = excluded.position`);
}

async function saveCities(db: Database, { code, cities }: PlacesFile['regions'][number]): Promise<void> {
  await db.query(sql`
    insert into cities (region_id, code, name, lead_days, lead_days_max, position)
    select r.id, c.code, c.name, "leadDays", "leadDaysMax", ordinality
    from regions r, rows from (jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
      as (code text, name text, "leadDays" int, "leadDaysMax" int)) with ordinality as c
    where r.code = ${code}
    on conflict (code) do update set region_id = excluded.region_id, name = excluded.name,
      lead_days = excluded.lead_days, lead_days_max = excluded.lead_days_max, position = excluded.position`);
}

async function saveStores(db: Database, { stores }: PlacesFile['regions'][number]): Promise<void> {
  await db.query(sql`
    with saved as (
      insert into stores (city_id, code, name, address, phone, opens, closes, lat, lon, position)
      select c.id, s.code, s.name, address, phone, opens, closes, lat, lon, ordinality
      from rows from (jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as (code text, city text, name text,
        address text, phone text, opens text, closes text, lat float8, lon float8)) with ordinality as s
      join cities c on c.code = s.city
      on conflict (code) do update set city_id = excluded.city_id, name = excluded.name, address = excluded.address,
        phone = excluded.phone, opens = excluded.opens, closes = excluded.closes, lat = excluded.lat,
        lon = excluded.lon, position = excluded.position
      returning id
    )
    insert into store_pay_types (store_id, pay_type_id)
    select saved.id, t.id from saved, pay_types t where t.code = ${ON_RECEIPT.code}
    on conflict do nothing`);
}

const saveDelivery = (db: Database, delivery: PlacesFile['delivery']) =>
  db.query(sql`
    insert into services (key, kind, is_delivery, is_default, name, description, price_type, value, lead_days, position)
    select kind, kind, true, ordinality = 1, name, description, 'static', price, 0, ordinality
    from rows from (jsonb_to_recordset(${JSON.stringify(delivery)}::jsonb)
      as (kind text, name text, description text, price numeric)) with ordinality
    on conflict (key) do update
      set name = excluded.name, description = excluded.description, value = excluded.value, active = true`);

/**
 * Saves where the shop sells and how goods get to people: by their codes, so that a second run changes what was saved.
 * What the file does not name stays as it is. Every store takes money on receipt.
 */
export function savePlaces(db: Database, { regions, delivery }: PlacesFile): Promise<void> {
  return db.transaction(async (inside) => {
    await inside.query(sql`
      insert into pay_types (code, name, description)
      values (${ON_RECEIPT.code}, ${ON_RECEIPT.name}, ${ON_RECEIPT.description}) on conflict do nothing`);
    await saveRegions(inside, regions);
    for (const region of regions) {
      await saveCities(inside, region);
      await saveStores(inside, region);
    }
    await saveDelivery(inside, delivery);
  });
}
