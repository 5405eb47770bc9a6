import { PHOTO_REPLACED_DAYS, PHOTO_UNUSED_DAYS, SAMPLE_UNUSED_DAYS } from '@siren/domain/photo-reports';
import { composed, fragment, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { dropPhoto } from './keepPhoto.ts';

/** Photos `f` that no report and no plan shows: on their way, replaced, or samples of plans that were not made. */
export const unusedPhotos = fragment`
  not exists (select from photo_report_photos k where k.file_id = f.id)
  and not exists (select from photo_shots t where t.sample_id = f.id)`;

/** Removes a photo that is not whole. */
export async function forgetPhoto(db: Database, folder: string, id: string): Promise<void> {
  const gone = await db.query(sql`
    delete from photo_files where id = ${id}::uuid and width is null returning id`);
  if (gone.length > 0) await dropPhoto(folder, id);
}

/** Removes photos that nothing has shown for days: a sample may wait in a draft of a plan, a photo that is on its way for its line. */
export async function forgetPhotos(db: Database, folder: string, now: Date): Promise<void> {
  const gone = await db.query<{ id: string }>(composed`
    delete from photo_files f
    where ${unusedPhotos} and f.at < ${now}::timestamptz - interval '1 day' * case
      when f.width is null then ${PHOTO_UNUSED_DAYS}::int
      when f.shot_id is null then ${SAMPLE_UNUSED_DAYS}::int
      else ${PHOTO_REPLACED_DAYS}::int end
    returning f.id`);
  for (const { id } of gone) await dropPhoto(folder, id);
}
