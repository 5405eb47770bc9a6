import { staffRefusal } from '@siren/contract/errors';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readReport } from './readReport.ts';
import { holdReport, stepOf } from './stepReport.ts';

export interface TakenPhoto {
  shot: number;
  store: number;
  /** Id of the photo, which is whole. */
  file: string;
}

/** Puts a photo into the report that its shot belongs to, in the place of one before. @throws ApiError photo_report.not_found, photo_report.step_not_allowed */
export async function putPhoto(
  context: Context,
  tx: Database,
  { shot, store, file }: TakenPhoto,
): Promise<void> {
  const [asked] = await tx.query<{ plan: number; name: string }>(sql`
    select plan_id as plan, name from photo_shots where id = ${shot}`);
  if (!asked) throw staffRefusal('photo_report.not_found');
  const { plan, name } = asked;
  const id = await holdReport(tx, { plan, store });
  stepOf(await readReport({ ...context, db: tx }, { plan, store }), 'photo', context);
  // One that is replaced is kept for a while from now on.
  await tx.query(sql`
    update photo_files f set at = ${context.now()} from photo_report_photos k
    where k.report_id = ${id} and k.shot_id = ${shot} and f.id = k.file_id`);
  await tx.query(sql`
    insert into photo_report_photos (report_id, shot_id, file_id) values (${id}, ${shot}, ${file}::uuid)
    on conflict (report_id, shot_id) do update set file_id = excluded.file_id`);
  await tx.query(sql`update photo_reports set version = version + 1 where id = ${id}`);
  const changes = [{ field: 'shot', from: null, to: name }];
  await recordChange(context, { kind: 'photo_report', record: id, action: 'photo', changes }, tx);
}
