import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { PHOTOS_REPLACED_MAX, PHOTOS_UNUSED_MAX } from '@siren/domain/photo-reports';
import type { PhotoFile } from '@siren/domain/photo-reports';
import { composed, onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { checkNeeds } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import { readReport } from '../readReport.ts';
import { checkShown } from '../shownStores.ts';
import { stepOf } from '../stepReport.ts';
import { unusedPhotos } from './forgetPhotos.ts';
import { photoOf } from './photoRow.ts';
import type { PhotoRow } from './photoRow.ts';

/** What a person may begin without end would fill the disk. One that goes on is none more. @throws ApiError photo.too_many */
async function checkRoom(
  db: Database,
  user: number | null,
  { of, name, size, modified }: CheckedPayloadOf<'/api/tools/photo-reports/begin-photo'>,
): Promise<void> {
  const { unused, replaced } = onlyRow(
    await db.query<{ unused: number; replaced: number }>(composed`
      select count(*) filter (where f.width is null or f.shot_id is null)::int as unused,
        count(*) filter (where f.width is not null and f.shot_id is not null)::int as replaced
      from photo_files f
      where f.user_id = ${user}::int and ${unusedPhotos}
        and not (f.width is null and (f.name, f.size, f.modified) = (${name}::text, ${size}::int, ${modified}::bigint)
          and f.shot_id is not distinct from ${of?.shot ?? null}::int
          and f.store_id is not distinct from ${of?.store ?? null}::int)`),
  );
  if (unused >= PHOTOS_UNUSED_MAX || replaced >= PHOTOS_REPLACED_MAX) throw staffRefusal('photo.too_many');
}

/**
 * Begins to take a photo, or tells how much of it is here. The same file of the same person for the same shot is the same photo for as
 * long as it is not whole, and while the report shows it.
 *
 * @throws ApiError photo_report.not_found, photo_report.step_not_allowed, photo.too_many
 */
export async function beginPhoto(
  context: Context,
  { of, name, size, modified }: CheckedPayloadOf<'/api/tools/photo-reports/begin-photo'>,
): Promise<PhotoFile> {
  const { db, session, now } = context;
  const user = session.user?.id ?? null;
  const [shot, store] = [of?.shot ?? null, of?.store ?? null];
  if (!of) checkNeeds({ needs: 'photo-reports.plan' }, context);
  else {
    await checkShown(context, of.store);
    stepOf(await readReport(context, of), 'photo', context);
    const [asked] = await db.query(sql`
      select from photo_shots where id = ${of.shot} and plan_id = ${of.plan}`);
    if (!asked) throw staffRefusal('photo_report.not_found');
  }
  const [whole] = await db.query<PhotoRow>(sql`
    select id, received, width, height from photo_files f
    where width is not null and user_id = ${user} and name = ${name} and size = ${size} and modified = ${modified}::bigint
      and shot_id is not distinct from ${shot}::int and store_id is not distinct from ${store}::int
      and (shot_id is null or exists (select from photo_report_photos p where p.file_id = f.id))
    order by at desc limit 1`);
  if (whole) return photoOf(whole);
  await checkRoom(db, user, { of, name, size, modified });
  return photoOf(
    onlyRow(
      await db.query<PhotoRow>(sql`
        insert into photo_files (user_id, name, size, modified, shot_id, store_id, at)
        values (${user}, ${name}, ${size}, ${modified}, ${shot}, ${store}, ${now()})
        on conflict (user_id, name, size, modified, shot_id, store_id) where width is null
          do update set at = excluded.at
        returning id, received, width, height`),
    ),
  );
}
