import { PICKUP_TYPE } from '@siren/domain/services';
import type { CityTariff, ServicePriceType, ServiceUnit } from '@siren/domain/services';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** A service as it is stored. Money in roubles. */
export interface ServiceRow {
  key: string;
  /** Id of the product that it is sold as; no good has it. */
  product: number;
  kind: string;
  isDelivery: boolean;
  name: string;
  description: string;
  isDefault: boolean;
  priceType: ServicePriceType;
  value: number;
  minValue: number;
  base: number;
  unit: ServiceUnit;
  /** Whole days on top of the city's; null where the date is agreed later. */
  leadDays: number | null;
  excludedSections: number[];
  excludedCities: number[];
  /** Goods of so many roubles make it free; null where none do. */
  freeFrom: number | null;
  /** Cities that have a tariff of their own. */
  tariffs: (CityTariff & { city: number })[];
}

/** Active services of a region and those to be had everywhere, in the order to show. Nothing is fetched in a city without a store. */
export function readServices(db: Database, regionId: number): Promise<ServiceRow[]> {
  return db.query<ServiceRow>(sql`
    select key, product_id as product, kind, is_delivery as "isDelivery", name, description, is_default as "isDefault",
      price_type as "priceType", value, min_value as "minValue", base, unit, lead_days as "leadDays",
      excluded_sections as "excludedSections", free_from as "freeFrom",
      excluded_cities || case when kind = ${PICKUP_TYPE}
        then array(select c.id from cities c where not exists (select from open_stores s where s.city_id = c.id and s.pickup))
        else '{}' end as "excludedCities",
      array(select json_build_object('city', t.city_id, 'price', t.price, 'freeFrom', t.free_from, 'leadDays', t.lead_days)
        from delivery_tariffs t where t.service_id = services.id and t.active) as tariffs
    from services
    where active and (region_id is null or region_id = ${regionId})
    order by position, id`);
}
