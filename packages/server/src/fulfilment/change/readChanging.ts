import type { ChangingLine, ChangingOrder } from '@siren/domain/order-changes';
import type { SelectedService } from '@siren/domain/services';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

interface Place {
  region: number;
  timeZone: string;
  city: { id: number; leadDays: number };
  /** Where it is fetched; null where it is brought. */
  store: number | null;
  bonusUsed: number;
}

/** An order whose rows and services are to change, in the order in which it shows them. */
export interface Changing extends ChangingOrder, Place {
  lines: (ChangingLine & { position: number; name: string; options: string; article: string })[];
  services: (SelectedService & { name: string })[];
}

/** Part of a transaction that holds the order. */
export async function readChanging(db: Database, order: number): Promise<Changing> {
  const place = onlyRow(
    await db.query<Place>(sql`
      select o.region_id as region, r.time_zone as "timeZone", o.store_id as store, o.bonus_used as "bonusUsed",
        json_build_object('id', c.id, 'leadDays', c.lead_days) as city
      from orders o join regions r on r.id = o.region_id join cities c on c.id = o.city_id where o.id = ${order}`),
  );
  const lines = await db.query<Changing['lines'][number]>(sql`
    select position, offer_id as offer, name, options, article, quantity, price, final_price as "finalPrice",
      old_price as "oldPrice"
    from order_lines where order_id = ${order} order by position`);
  const services = await db.query<Changing['services'][number]>(sql`
    select key, name, quantity, price from order_services where order_id = ${order} order by position`);
  const certificates = await db.query<Changing['certificates'][number]>(sql`
    select guid, amount from order_certificates where order_id = ${order} order by guid`);
  return { ...place, lines, services, certificates };
}
