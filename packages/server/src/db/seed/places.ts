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

const addPayTypes = (db: Database, payTypes: readonly SeedPayType[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      insert into pay_types (code, name, description, position)
      select code, name, description, ordinality
      from rows from (jsonb_to_recordset(${JSON.stringify(payTypes)}::jsonb) as (code text, name text, description text))
        with ordinality
      returning code as key, id`),
  );

const addRegions = (db: Database, regions: readonly SeedRegion[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      insert into regions (code, name, time_zone, position)
      select code, name, "timeZone", ordinality
      from rows from (jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as (code text, name text, "timeZone" text))
        with ordinality
      returning code as key, id`),
  );

const addCities = (db: Database, region: string, cities: readonly SeedCity[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      insert into cities (region_id, code, name, lead_days, lead_days_max, position)
      select r.id, c.code, c.name, "leadDays", "leadDaysMax", ordinality
      from regions r, rows from (jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
        as (code text, name text, "leadDays" int, "leadDaysMax" int)) with ordinality as c
      where r.code = ${region}
      returning code as key, id`),
  );

const addStores = (db: Database, stores: readonly SeedStore[]): Promise<Ids> =>
  idsBy(
    db.query(sql`
      with made as (
        insert into stores (city_id, code, name, address, phone, opens, closes, lat, lon, franchise, position)
        select c.id, s.code, s.name, address, phone, opens, closes, lat, lon, franchise, ordinality
        from rows from (jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as (code text, city text, name text,
          address text, phone text, opens text, closes text, lat float8, lon float8, franchise boolean))
          with ordinality as s
        join cities c on c.code = s.city
        returning code, id
      ), paid as (
        insert into store_pay_types (store_id, pay_type_id)
        select made.id, t.id
        from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as s (code text, "payTypes" jsonb)
        join made on made.code = s.code
        join pay_types t on s."payTypes" ? t.code
      )
      select code as key, id from made`),
  );

/** Adds pay types and regions with their cities and stores, in the order given. */
export async function seedPlaces(
  db: Database,
  { regions, payTypes }: { regions: readonly SeedRegion[]; payTypes: readonly SeedPayType[] },
): Promise<PlaceIds> {
  const ids: PlaceIds = {
    payTypes: await addPayTypes(db, payTypes),
    regions: await addRegions(db, regions),
    cities: {},
    stores: {},
  };
  for (const { code, cities, stores } of regions) {
    Object.assign(ids.cities, await addCities(db, code, cities));
    Object.assign(ids.stores, await addStores(db, stores));
  }
  return ids;
}
