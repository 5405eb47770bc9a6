import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { PayTypeCode } from '@siren/domain/regions';
import { requisitesProblems, storePictureProblem } from '@siren/domain/stores';
import type { StaffStore } from '@siren/domain/stores';
import { recordChange } from '../audit/index.ts';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { checkTexts } from './checkTexts.ts';
import { changeStore } from './changeStore.ts';
import { writeOwnDays } from './ownDays.ts';
import { readKeptStore, readStore } from './readStore.ts';
import type { KeptStore } from './readStore.ts';
import { toldStore } from './toldStore.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/franchise-stores/save'>;
type Wish = SavePayload['set'];

/** @throws ApiError store.no_such_city */
export async function cityName(tx: Database, id: number): Promise<string> {
  const [city] = await tx.query<{ name: string }>(
    sql`select name from cities where id = ${id} for key share`,
  );
  if (!city) throw staffRefusal('store.no_such_city');
  return city.name;
}

async function writePayTypes(tx: Database, id: number, codes: readonly PayTypeCode[]): Promise<void> {
  await tx.query(sql`
    delete from store_pay_types k using pay_types t
    where k.store_id = ${id} and t.id = k.pay_type_id and t.code <> all(${codes}::text[])`);
  await tx.query(sql`
    insert into store_pay_types (store_id, pay_type_id)
    select ${id}::int, id from pay_types where code = any(${codes}::text[]) on conflict do nothing`);
}

/** @throws ApiError bad_request where there is no such picture, or no words for it */
async function writePicture(tx: Database, store: number, picture: number | null, alt: string): Promise<void> {
  const problem = storePictureProblem(picture !== null, alt);
  if (problem !== null) throw badRequest(`pictureAlt: ${problem}`);
  await tx.query(sql`delete from store_pictures where store_id = ${store}`);
  if (picture === null) return;
  const kept = await tx.query(sql`
    insert into store_pictures (store_id, picture_id, alt)
    select ${store}::int, id, ${alt}::text from pictures where id = ${picture} returning store_id`);
  if (kept.length === 0) throw badRequest('picture: нет такой картинки.');
}

async function write(context: Context, tx: Database, before: KeptStore, set: Wish): Promise<void> {
  const { id } = before;
  if (set.city !== undefined) await cityName(tx, set.city);
  const {
    name,
    city,
    address,
    phone,
    email,
    franchise,
    location,
    legalName,
    inn,
    kpp,
    ogrn,
    pickup,
    picture,
    pictureAlt,
  } = {
    ...{ ...before, city: before.city.id, picture: before.picture?.id ?? null },
    ...set,
  };
  if (set.inn !== undefined || set.kpp !== undefined || set.ogrn !== undefined) {
    const [wrong] = Object.entries(requisitesProblems({ inn, kpp, ogrn }));
    if (wrong) throw badRequest(`${wrong[0]}: ${wrong[1]}`);
  }
  const week = set.week ?? before.hours.week;
  // What tells one pair of hours for all days, tells those of the first day on which it opens.
  const usual = week?.find((hours) => hours !== null) ?? before.hours;
  await tx.query(composed`
    update stores set name = ${name}, city_id = ${city}, address = ${address}, phone = ${phone}, email = ${email},
      franchise = ${franchise}, lat = ${location.lat}, lon = ${location.lon},
      week = ${week && JSON.stringify(week)}::jsonb, opens = ${usual.opens}, closes = ${usual.closes},
      legal_name = ${legalName}, inn = ${inn}, kpp = ${kpp}, ogrn = ${ogrn}, pickup = ${pickup},
      version = version + 1, updated_at = ${context.now()}, updated_by = ${context.session.user?.login ?? ''}
    where id = ${id}`);
  if (set.picture !== undefined || set.pictureAlt !== undefined)
    await writePicture(tx, id, picture, pictureAlt);
  if (set.payTypes) await writePayTypes(tx, id, set.payTypes);
  if (set.ownDays) await writeOwnDays(context, tx, { id, before: before.ownDays, wish: set.ownDays });
  const [from, to] = [toldStore(before), toldStore(await readKeptStore({ ...context, db: tx }, id))];
  const changes = Object.keys(to).map((field) => ({
    ...{ field, from: from[field] ?? null, to: to[field] ?? null },
  }));
  await recordChange(context, { kind: 'store', record: id, action: 'save', changes }, tx);
}

/**
 * Sets fields of a store, for shoppers and staff at once; it is no more as the file of places has it.
 *
 * @throws ApiError store.not_found, store.no_such_city, general.conflict
 */
export async function saveStore(context: Context, { set, ...seen }: SavePayload): Promise<StaffStore> {
  checkTexts({ email: set.email });
  await changeStore(context, seen, (tx, before) => write(context, tx, before, set));
  return readStore(context, seen.id);
}
