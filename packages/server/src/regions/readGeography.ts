import { daysOfStore, withWeekWords } from '@siren/domain/regions';
import { isTakeable } from '@siren/domain/payments';
import type { PayTypeCode, RegionCity, Store, StoreWeek } from '@siren/domain/regions';
import type { Database } from '../db/index.ts';
import { composed, sql } from '../db/index.ts';
import type { Place } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { readStoreDays } from './readStoreDays.ts';
import { storePictureColumns } from './storePicture.ts';

export interface Geography {
  /** Every city with its region, in the order to show; the first one is the default. */
  places: Omit<Place, 'from'>[];
  cities: RegionCity[];
  /** By code of the region. */
  stores: ReadonlyMap<string, Store[]>;
}

interface PlaceRow {
  region: Place['region'];
  city: Place['city'];
  stores: number;
  location: RegionCity['location'];
}

interface StoreRow extends Omit<Store, 'days' | 'week' | 'pickup' | 'image'> {
  picture: PictureRow | null;
  pictureAlt: string;
  week: StoreWeek | null;
  pickup: boolean;
  region: string;
  cityId: number;
}

const readPlaces = (db: Database): Promise<PlaceRow[]> =>
  db.query<PlaceRow>(sql`
    select json_build_object('id', r.id, 'code', r.code, 'name', r.name, 'timeZone', r.time_zone) as region,
      json_build_object('id', c.id, 'code', c.code, 'name', c.name,
        'leadDays', c.lead_days, 'leadDaysMax', c.lead_days_max) as city,
      (select count(*) from open_stores s where s.city_id = c.id) as stores,
      (select json_build_object('lat', avg(s.lat), 'lon', avg(s.lon)) from stores s
        where s.city_id = c.id and s.active and (s.lat <> 0 or s.lon <> 0) having count(*) > 0) as location
    from regions r join cities c on c.region_id = r.id
    order by r.position, r.id, c.position, c.id`);

const readStores = (db: Database): Promise<StoreRow[]> =>
  db.query<StoreRow>(composed`
    select r.code as region, s.city_id as "cityId", s.id, s.code, s.name, c.code as city, s.address, s.phone, s.opens, s.closes,
      s.week, s.pickup, ${storePictureColumns},
      json_build_object('lat', s.lat, 'lon', s.lon) as location, s.franchise,
      coalesce((
        select json_agg(json_build_object('id', t.id, 'code', t.code, 'name', t.name,
          'description', t.description) order by t.position, t.id)
        from store_pay_types st join pay_types t on t.id = st.pay_type_id where st.store_id = s.id
      ), '[]') as "payTypes"
    from stores s join cities c on c.id = s.city_id join regions r on r.id = c.region_id
    where s.active
    order by c.position, c.id, s.position, s.id`);

export async function readGeography(
  db: Database,
  { online, now }: { online: readonly PayTypeCode[]; now: Date },
): Promise<Geography> {
  const [rows, stores, kept] = await Promise.all([readPlaces(db), readStores(db), readStoreDays(db, now)]);
  const byRegion = new Map<string, Store[]>();
  for (const { region, cityId, week, pickup, picture, pictureAlt, ...store } of stores) {
    const payTypes = store.payTypes.filter(({ code }) => isTakeable(code, online));
    const days = daysOfStore(kept, { id: store.id, cityId }).map(({ from, to, name, hours }) => ({
      ...{ from, to, name, hours },
    }));
    byRegion.set(region, [
      ...(byRegion.get(region) ?? []),
      {
        ...store,
        days,
        payTypes,
        ...(week && withWeekWords({ week })),
        ...(!pickup && { pickup }),
        ...(picture && { image: imageOf(picture, pictureAlt) }),
      },
    ]);
  }
  return {
    places: rows.map(({ region, city }) => ({ region, city })),
    cities: rows.map(({ region, city, stores: count, location }) => ({
      code: city.code,
      name: city.name,
      region: region.code,
      stores: count,
      timeZone: region.timeZone,
      location,
    })),
    stores: byRegion,
  };
}
