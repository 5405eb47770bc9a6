import type { PayTypeCode } from '@siren/domain/regions';
import type { Database } from '../Database.ts';
import { sql } from '../sql.ts';
import type { Ids } from './ids.ts';
import { idsBy } from './ids.ts';

export interface SeedCity {
  code: string;
  name: string;
  leadDays: number;
  leadDaysMax: number;
}

export interface SeedStore {
  code: string;
  /** Code of its city. */
  city: string;
  name: string;
  address: string;
  phone: string;
  opens: string;
  closes: string;
  lat: number;
  lon: number;
  franchise: boolean;
  payTypes: readonly PayTypeCode[];
}

export interface SeedRegion {
  code: string;
  name: string;
  timeZone: string;
  cities: readonly SeedCity[];
  stores: readonly SeedStore[];
}

export interface SeedPayType {
  code: PayTypeCode;
  name: string;
  description: string;
}

export interface PlaceIds {
  regions: Ids;
  cities: Ids;
  stores: Ids;
  payTypes: Ids;
}

const savePayTypes = (db: Database, payTypes: readonly SeedPayType[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      insert into pay_types (code, name, description, position)
      select code, name, description, ordinality
      from rows from (jsonb_to_recordset(${JSON.stringify(payTypes)}::jsonb) as (code text, name text, description text))
        with ordinality
      on conflict (code) do update
        set name = excluded.name, description = excluded.description, position = excluded.position
      returning code as key, id`),
  );

const saveRegions = (db: Database, regions: readonly SeedRegion[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      insert into regions (code, name, time_zone, position)
      select code, name, "timeZone", ordinality
      from rows from (jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as (code text, name text, "timeZone" text))
        with ordinality
      on conflict (code) do update
        set name = excluded.name, time_zone = excluded.time_zone, position = excluded.position
      returning code as key, id`),
  );

const saveCities = (db: Database, region: string, cities: readonly SeedCity[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      insert into cities (region_id, code, name, lead_days, lead_days_max, position)
      select r.id, c.code, c.name, "leadDays", "leadDaysMax", ordinality
      from regions r, rows from (jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
        as (code text, name text, "leadDays" int, "leadDaysMax" int)) with ordinality as c
      where r.code = ${region}
      on conflict (code) do update set region_id = excluded.region_id, name = excluded.name,
        lead_days = excluded.lead_days, lead_days_max = excluded.lead_days_max, position = excluded.position
      returning code as key, id`),
  );

const saveStores = (db: Database, stores: readonly SeedStore[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      with saved as (
        insert into stores (city_id, code, name, address, phone, opens, closes, lat, lon, franchise, position)
        select c.id, s.code, s.name, address, phone, opens, closes, lat, lon, franchise, ordinality
        from rows from (jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as (code text, city text, name text,
          address text, phone text, opens text, closes text, lat float8, lon float8, franchise boolean))
          with ordinality as s
        join cities c on c.code = s.city
        on conflict (code) do update set city_id = excluded.city_id, name = excluded.name,
          address = excluded.address, phone = excluded.phone, opens = excluded.opens, closes = excluded.closes,
          lat = excluded.lat, lon = excluded.lon, franchise = excluded.franchise, position = excluded.position
        -- What staff have changed is theirs.
        where stores.updated_by = ''
        returning code, id
      ), paid as (
        select saved.id as store, t.id as "payType"
        from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as s (code text, "payTypes" jsonb)
        join saved on saved.code = s.code
        join pay_types t on s."payTypes" ? t.code
      ), dropped as (
        delete from store_pay_types k using saved
        where k.store_id = saved.id
          and not exists (select from paid where paid.store = k.store_id and paid."payType" = k.pay_type_id)
      ), taken as (
        insert into store_pay_types (store_id, pay_type_id) select store, "payType" from paid
        on conflict do nothing
      )
      select code as key, id from saved
      union all
      select s.code, s.id from stores s
      where s.updated_by <> '' and s.code in (
        select code from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as n (code text))`),
  );

/** Saves pay types and regions with their cities and stores by their codes, in the order given. */
export async function seedPlaces(
  db: Database,
  { regions, payTypes }: { regions: readonly SeedRegion[]; payTypes: readonly SeedPayType[] },
): Promise<PlaceIds> {
  const ids: PlaceIds = {
    payTypes: await savePayTypes(db, payTypes),
    regions: await saveRegions(db, regions),
    cities: {},
    stores: {},
  };
  for (const { code, cities, stores } of regions) {
    Object.assign(ids.cities, await saveCities(db, code, cities));
    Object.assign(ids.stores, await saveStores(db, stores));
  }
  return ids;
}
