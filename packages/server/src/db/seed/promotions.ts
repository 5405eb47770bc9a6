import type { CouponType } from '@siren/domain/coupons';
import type { Database } from '../Database.ts';
import { sql } from '../sql.ts';
import { idsBy } from './ids.ts';
import type { Ids } from './ids.ts';

/** Money in roubles, dates ISO 8601. */
export interface SeedCoupon {
  code: string;
  description: string;
  type: CouponType;
  value: number;
  maxDiscount: number | null;
  minTotal: number;
  /** External ids of sections that it is for. */
  targets: readonly string[];
  limitTotal: number | null;
  limitPerUser: number | null;
  suggested: boolean;
  startsAt?: string;
  endsAt?: string;
}

/** Money in roubles, dates ISO 8601. */
export interface SeedCertificate {
  code: string;
  nominal: number;
  money: number;
  expiresAt?: string;
}

interface SeedOptions {
  /** Whether they are those of a demo shop, whose codes everybody may read. @default false */
  demo?: boolean;
}

/** Adds coupons; their sections must be there. */
export function seedCoupons(
  db: Database,
  coupons: readonly SeedCoupon[],
  { demo = false }: SeedOptions = {},
): Promise<Ids> {
  return idsBy(
    db.query(sql`
      insert into coupons (code, description, type, value, max_discount, min_total, targets, limit_total,
        limit_per_user, suggested, starts_at, ends_at, demo)
      select code, description, type, value, "maxDiscount", "minTotal",
        array(select id from sections where c.targets ? external_id),
        "limitTotal", "limitPerUser", suggested, "startsAt", "endsAt", ${demo}
      from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as c (code text, description text, type text,
        value numeric, "maxDiscount" numeric, "minTotal" numeric, targets jsonb, "limitTotal" int,
        "limitPerUser" int, suggested boolean, "startsAt" timestamptz, "endsAt" timestamptz)
      returning code as key, id`),
  );
}

/** Adds gift certificates. */
export async function seedCertificates(
  db: Database,
  certificates: readonly SeedCertificate[],
  { demo = false }: SeedOptions = {},
): Promise<Record<string, string>> {
  const rows = await db.query<{ code: string; guid: string }>(sql`
    insert into certificates (code, nominal, money, expires_at, demo)
    select code, nominal, money, "expiresAt", ${demo}
    from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb)
      as (code text, nominal numeric, money numeric, "expiresAt" timestamptz)
    returning code, guid`);
  return Object.fromEntries(rows.map(({ code, guid }) => [code, guid]));
}

/** Adds the sources that staff choose from for an order. */
export async function seedOrderSources(db: Database, names: readonly string[]): Promise<void> {
  await db.query(sql`
    insert into order_sources (name, position)
    select name, position from unnest(${[...names]}::text[]) with ordinality as s (name, position)`);
}
