import type { ServicePriceType, ServiceUnit } from '@siren/domain/services';
import type { Database } from '../Database.ts';
import { sql } from '../sql.ts';
import { idsBy } from './ids.ts';
import type { Ids } from './ids.ts';

/** Money in roubles. */
export interface SeedService {
  key: string;
  kind: string;
  isDelivery: boolean;
  isDefault: boolean;
  name: string;
  description: string;
  priceType: ServicePriceType;
  value: number;
  minValue: number;
  base: number;
  unit: ServiceUnit;
  /** Days to add to the city's lead time; null where the date is agreed later. */
  leadDays: number | null;
  /** Codes of cities it is not to be had in. */
  excludedCities: readonly string[];
  /** External ids of sections whose goods it is not to be had for. */
  excludedSections: readonly string[];
}

/** Saves services that are to be had in every region by their keys, in the order given. */
export function seedServices(db: Database, services: readonly SeedService[]): Promise<Ids> {
  return idsBy(
    db.query(sql`
      insert into services (key, kind, is_delivery, is_default, name, description, price_type, value, min_value,
        base, unit, lead_days, excluded_cities, excluded_sections, position)
      select key, kind, "isDelivery", "isDefault", name, description, "priceType", value, "minValue", base, unit,
        "leadDays",
        array(select id from cities where s."excludedCities" ? code),
        array(select id from sections where s."excludedSections" ? external_id),
        ordinality
      from rows from (jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as (key text, kind text,
        "isDelivery" boolean, "isDefault" boolean, name text, description text, "priceType" text, value numeric,
        "minValue" numeric, base numeric, unit text, "leadDays" int, "excludedCities" jsonb, "excludedSections" jsonb))
        with ordinality as s
      on conflict (key) do update set kind = excluded.kind, is_delivery = excluded.is_delivery,
        is_default = excluded.is_default, name = excluded.name, description = excluded.description,
        price_type = excluded.price_type, value = excluded.value, min_value = excluded.min_value, base = excluded.base,
        unit = excluded.unit, lead_days = excluded.lead_days, excluded_cities = excluded.excluded_cities,
        excluded_sections = excluded.excluded_sections, position = excluded.position, active = true, region_id = null
      returning key, id`),
  );
}
