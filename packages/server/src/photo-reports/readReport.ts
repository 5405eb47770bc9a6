import { staffRefusal } from '@siren/contract/errors';
import { isOverdue } from '@siren/domain/photo-reports';
import type { PhotoReport } from '@siren/domain/photo-reports';
import { readChanges } from '../audit/index.ts';
import { composed } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { cellColumns } from './readPlans.ts';

export interface ReportOf {
  plan: number;
  store: number;
}

/** A report without its history. */
export interface BareReport extends Omit<PhotoReport, 'changes'> {
  /** null until it is begun. */
  id: number | null;
  /** IANA name of the clocks of its store. */
  timeZone: string;
}

interface Read extends Omit<BareReport, 'overdue' | 'photos' | 'deadline'> {
  /** null where the report has none of its own. */
  deadline: string | null;
  planned: string;
}

/** A report of a store, begun or not. @throws ApiError photo_report.not_found */
export async function readReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { plan, store }: ReportOf,
): Promise<BareReport> {
  const [read] = await db.query<Read>(composed`
    select r.id, k.plan_id as plan, k.store_id as store, coalesce(r.status, 'draft') as status,
      coalesce(r.comment, '') as comment, coalesce(r.version, 0) as version, ${cellColumns},
      to_char(p.deadline, 'YYYY-MM-DD') as planned, g.time_zone as "timeZone",
      (select coalesce(json_agg(json_build_object('shot', t.shot_id, 'photo',
          json_build_object('id', f.id, 'width', f.width, 'height', f.height)) order by t.shot_id), '[]')
        from photo_report_photos t join photo_files f on f.id = t.file_id where t.report_id = r.id) as taken,
      (select coalesce(json_agg(json_build_object('shot', n.shot_id, 'x', n.x, 'y', n.y, 'text', n.text)
          order by n.position), '[]') from photo_notes n where n.report_id = r.id) as notes
    from photo_plan_stores k
    join photo_plans p on p.id = k.plan_id
    join stores s on s.id = k.store_id join cities c on c.id = s.city_id join regions g on g.id = c.region_id
    left join photo_reports r on r.plan_id = k.plan_id and r.store_id = k.store_id
    left join users u on u.id = r.reviewer_id
    where k.plan_id = ${plan} and k.store_id = ${store}`);
  if (!read) throw staffRefusal('photo_report.not_found');
  const { planned, deadline: own, ...report } = read;
  const deadline = own ?? planned;
  const overdue = isOverdue({ ...report, deadline }, now().getTime());
  return { ...report, deadline, photos: report.taken.length, overdue };
}

/** A report with its history. @throws ApiError photo_report.not_found */
export async function readStaffReport(
  context: Pick<Context, 'db' | 'now'>,
  of: ReportOf,
): Promise<PhotoReport> {
  const { id, timeZone: _, ...report } = await readReport(context, of);
  const changes = id === null ? [] : await readChanges(context.db, 'photo_report', id);
  return { ...report, changes };
}
