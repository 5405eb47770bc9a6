import { PHOTO_TEXT_MAX, PLAN_SHOTS_MAX, PLAN_STORES_MAX, reportStatuses } from '@siren/domain/photo-reports';
import type {
  PhotoFile,
  PhotoPlan,
  PhotoReport,
  PlannedStore,
  ReportCell,
  StaffPhotoPlan,
} from '@siren/domain/photo-reports';
import { z } from 'zod';
import { entity, id, isoDate, text } from '../call/index.ts';
import { auditEntry } from '../staff/index.ts';

export const count = z.int().min(0);
/** A month. */
export const period = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);
const photo = z.object({ id: z.uuid(), width: count, height: count });
const named = z.object({ id, name: z.string() });
const store = z.object({ ...named.shape, address: z.string(), region: named, timeZone: z.string() });
export const plannedStore = entity<PlannedStore>()(store);

const plan = {
  id,
  period: z.string(),
  task: z.string(),
  deadline: isoDate,
  shots: z.array(z.object({ id, name: z.string(), sample: photo.nullable() })),
  stores: z.array(store),
  version: count,
};
export const photoPlan = entity<PhotoPlan>()(z.object(plan).meta({ id: 'PhotoPlan' }));

const cell = {
  ...{ plan: id, store: id, status: z.enum(reportStatuses), photos: count, overdue: z.boolean() },
  deadline: isoDate,
  reviewer: named.nullable(),
};
export const reportCell = entity<ReportCell>()(z.object(cell));

export const staffPhotoPlan = entity<StaffPhotoPlan>()(
  z
    .object({ ...plan, cells: z.array(z.object(cell)), changes: z.array(auditEntry) })
    .meta({ id: 'StaffPhotoPlan' }),
);

/** Per cent of a side. */
const share = z.number().min(0).max(100);
export const photoNote = z.object({ shot: id, x: share, y: share, text: text(PHOTO_TEXT_MAX).min(1) });

export const photoReport = entity<PhotoReport>()(
  z
    .object({
      ...cell,
      taken: z.array(z.object({ shot: id, photo })),
      comment: z.string(),
      notes: z.array(photoNote),
      version: count,
      changes: z.array(auditEntry),
    })
    .meta({ id: 'PhotoReport' }),
);

export const photoFile = entity<PhotoFile>()(
  z.object({ id: z.uuid(), received: count, photo: photo.nullable() }),
);

const ids = z.array(id).min(1).max(PLAN_STORES_MAX);
/** What a planner changes of a plan afterwards. */
export const planWish = { task: text(PHOTO_TEXT_MAX).min(1), deadline: isoDate, stores: ids };
export const shotWish = z.object({ name: text(PHOTO_TEXT_MAX).min(1), sample: z.uuid().nullable() });
export const shotsWish = z.array(shotWish).min(1).max(PLAN_SHOTS_MAX);
