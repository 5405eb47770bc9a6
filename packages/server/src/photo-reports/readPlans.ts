import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { firstPeriod, isOverdue } from '@siren/domain/photo-reports';
import { deliveryDate } from '@siren/domain/regions';
import type { PhotoPlan, PlannedStore, ReportCell, StaffPhotoPlan } from '@siren/domain/photo-reports';
import { readChanges } from '../audit/index.ts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { shownStores } from './shownStores.ts';

/** A store `s` as plans name it. */
const store: Fragment = fragment`
  json_build_object('id', s.id, 'name', s.name, 'address', s.address, 'timeZone', g.time_zone,
    'region', json_build_object('id', g.id, 'name', g.name))`;
const stores: Fragment = fragment`stores s join cities c on c.id = s.city_id join regions g on g.id = c.region_id`;

const readWhere = (db: Database, condition: Fragment): Promise<PhotoPlan[]> =>
  db.query<PhotoPlan>(composed`
    select p.id, to_char(p.period, 'YYYY-MM') as period, p.task, to_char(p.deadline, 'YYYY-MM-DD') as deadline, p.version,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'sample',
          case when f.id is not null then json_build_object('id', f.id, 'width', f.width, 'height', f.height) end)
          order by t.position), '[]')
        from photo_shots t left join photo_files f on f.id = t.sample_id where t.plan_id = p.id) as shots,
      (select coalesce(json_agg(${store} order by folded(s.name), s.id), '[]')
        from photo_plan_stores k join ${stores} on s.id = k.store_id where k.plan_id = p.id) as stores
    from photo_plans p where ${condition} order by p.deadline, p.id`);

/** @throws ApiError photo_report.not_found */
export async function readPlan(db: Database, id: number): Promise<PhotoPlan> {
  const [plan] = await readWhere(db, fragment`p.id = ${id}::int`);
  if (!plan) throw staffRefusal('photo_report.not_found');
  return plan;
}

type Asked = Pick<Context, 'db' | 'now'>;

/** What a report `r` says of itself among others; `u` looked at it last. */
export const cellColumns: Fragment = fragment`
  to_char(r.deadline, 'YYYY-MM-DD') as deadline,
  case when u.id is not null then json_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.login)) end as reviewer`;

type Began = Pick<ReportCell, 'plan' | 'store' | 'status' | 'photos' | 'reviewer'> & {
  /** null where it has none of its own. */
  deadline: string | null;
};
const unbegun = { status: 'draft', photos: 0, deadline: null, reviewer: null } as const;

/** How each store of each plan stands. */
async function readCells({ db, now }: Asked, plans: readonly PhotoPlan[]): Promise<ReportCell[]> {
  const began = await db.query<Began>(composed`
    select plan_id as plan, store_id as store, status, ${cellColumns},
      (select count(*)::int from photo_report_photos p where p.report_id = r.id) as photos
    from photo_reports r left join users u on u.id = r.reviewer_id where plan_id = any(${plans.map(({ id }) => id)}::int[])`);
  const known = new Map(began.map((cell) => [`${cell.plan} ${cell.store}`, cell]));
  return plans.flatMap(({ id: plan, deadline: planned, stores: asked }) =>
    asked.map(({ id, timeZone }) => {
      const { deadline: own, ...began } = known.get(`${plan} ${id}`) ?? unbegun;
      const due = { status: began.status, deadline: own ?? planned, timeZone };
      return { ...began, plan, store: id, deadline: due.deadline, overdue: isOverdue(due, now().getTime()) };
    }),
  );
}

/** A plan with what became of it. @throws ApiError photo_report.not_found */
export async function readStaffPlan(asked: Asked, id: number): Promise<StaffPhotoPlan> {
  const plan = await readPlan(asked.db, id);
  const [cells, changes] = await Promise.all([
    readCells(asked, [plan]),
    readChanges(asked.db, 'photo_plan', id),
  ]);
  return { ...plan, cells, changes };
}

/** A plan as it is for who asks: with the stores that are theirs. @throws ApiError photo_report.not_found where none is */
export async function readShownPlan(context: Context, id: number): Promise<StaffPhotoPlan> {
  const shown = await shownStores(context);
  const { cells, ...plan } = await readStaffPlan(context, id);
  const [own] = withStores([plan], shown);
  if (!own) throw staffRefusal('photo_report.not_found');
  return { ...plan, ...own, cells: cells.filter(({ store: of }) => own.stores.some((one) => one.id === of)) };
}

/** Plans with these stores alone; one that has none of them is left out. @param shown null for all */
function withStores<Plan extends Pick<PhotoPlan, 'stores'>>(
  plans: readonly Plan[],
  shown: readonly number[] | null,
): Plan[] {
  if (shown === null) return [...plans];
  const own = plans.map((plan) => ({ ...plan, stores: plan.stores.filter((one) => shown.includes(one.id)) }));
  return own.filter((plan) => plan.stores.length > 0);
}

/** Plans of a month, the present one unless another is asked for, and how stores stand with them. */
export async function readBoard(
  context: Context,
  { period: asked }: CheckedPayloadOf<'/api/tools/photo-reports/board'>,
): Promise<AnswerOf<'/api/tools/photo-reports/board'>> {
  const { db, now, places } = context;
  const shown = await shownStores(context);
  const [{ region }, months, open] = await Promise.all([
    places.resolve({}),
    db.query<{ period: string }>(sql`
      select distinct to_char(period, 'YYYY-MM') as period from photo_plans p
      where ${shown}::int[] is null or exists (
        select from photo_plan_stores k where k.plan_id = p.id and k.store_id = any(${shown}::int[]))
      order by period desc`),
    db.query<{ store: PlannedStore }>(composed`
      select ${store} as store from ${stores} where s.active order by folded(s.name), s.id`),
  ]);
  const present = deliveryDate(now().getTime(), 0, region.timeZone).slice(0, 7);
  const known = months.map((month) => month.period);
  const period = asked ?? firstPeriod(known, present);
  const all = period === null ? [] : await readWhere(db, fragment`to_char(p.period, 'YYYY-MM') = ${period}`);
  const plans = withStores(all, shown);
  return {
    ...{ period, plans, periods: known },
    cells: await readCells(context, plans),
    stores: open.flatMap((row) => (shown && !shown.includes(row.store.id) ? [] : row.store)),
  };
}
