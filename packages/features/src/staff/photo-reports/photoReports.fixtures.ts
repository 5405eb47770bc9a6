import { isOverdue } from '@siren/domain/photo-reports';
import type {
  Photo,
  PhotoPlan,
  PhotoReport,
  PlannedStore,
  ReportCell,
  ReportStatus,
  StaffPhotoPlan,
} from '@siren/domain/photo-reports';

/** The moment at which stories stand still. */
const NOW = Date.parse('2026-11-21T12:46:00+05:00');
const ZONE = 'Asia/Yekaterinburg';

const ural = { id: 1, name: 'Урал' };
const tyumen = { id: 2, name: 'Тюмень' };
export const kim = { id: 3, name: 'Елена Ким' };
const boyko = { id: 4, name: 'Олег Бойко' };

export const storyStores: readonly PlannedStore[] = [
  { id: 1, name: 'Сирень Центр', address: 'ул. Малышева, 71', region: ural, timeZone: ZONE },
  { id: 2, name: 'Сирень Мега-Юг', address: 'ул. 8 Марта, 149', region: ural, timeZone: ZONE },
  { id: 3, name: 'Сирень Уралмаш', address: 'пр. Космонавтов, 46', region: ural, timeZone: ZONE },
  { id: 4, name: 'Сирень Тагил', address: 'пр. Мира, 24', region: ural, timeZone: ZONE },
  { id: 5, name: 'Сирень Тюмень', address: 'ул. Герцена, 76', region: tyumen, timeZone: ZONE },
];

const photoOf = (digit: number): Photo => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  width: 1200,
  height: 900,
});
export const samplePhoto = photoOf(1);
export const takenPhoto = photoOf(2);

export const storyPlan = (over: Partial<PhotoPlan> = {}): PhotoPlan => ({
  ...{ id: 12, period: '2026-11', task: 'Витрина «Осень»', deadline: '2026-11-18', version: 1 },
  shots: [
    { id: 31, name: 'Общий вид от\u00a0входа', sample: samplePhoto },
    { id: 32, name: 'Диван «Лада» спереди', sample: samplePhoto },
    { id: 33, name: 'Ценники крупно', sample: null },
  ],
  stores: [...storyStores],
  ...over,
});

export const storyPlans: readonly PhotoPlan[] = [
  storyPlan(),
  storyPlan({ id: 13, task: 'Зона диванов', deadline: '2026-11-23', stores: storyStores.slice(0, 4) }),
  storyPlan({ id: 14, task: 'Касса', deadline: '2026-11-15', stores: storyStores.slice(1) }),
];

export const makeReport = (
  { id, deadline, shots }: PhotoPlan,
  store: number,
  { status = 'draft', photos = 0, deadline: own, ...over }: Partial<PhotoReport> = {},
): PhotoReport => ({
  ...{ plan: id, store, status, comment: '', notes: [], reviewer: null, version: 4, changes: [] },
  deadline: own ?? deadline,
  overdue: isOverdue({ status, deadline: own ?? deadline, timeZone: ZONE }, NOW),
  taken: shots.slice(0, photos).map((shot) => ({ shot: shot.id, photo: takenPhoto })),
  photos,
  ...over,
});

/** How stores stand with the plans, the first store first. */
const standing: Readonly<Record<number, readonly ReportStatus[]>> = {
  12: ['sent', 'accepted', 'draft', 'accepted', 'accepted'],
  13: ['draft', 'sent', 'rejected', 'accepted'],
  14: ['accepted', 'draft', 'accepted', 'accepted'],
};

export const storyReports: readonly PhotoReport[] = storyPlans.flatMap((plan) =>
  plan.stores.map(({ id }, at) => {
    const status = standing[plan.id]?.[at] ?? 'draft';
    const reviewer = status === 'draft' ? null : id > 3 ? boyko : kim;
    return makeReport(plan, id, {
      status,
      reviewer,
      photos: status === 'draft' ? at % 2 : plan.shots.length,
    });
  }),
);

export const rejectedReport = makeReport(storyPlan(), 4, {
  ...{ status: 'rejected', photos: 3, reviewer: kim, deadline: '2026-11-23' },
  comment: 'Верните растение и\u00a0подушки, как на\u00a0образце.',
  notes: [
    { shot: 31, x: 82, y: 62, text: 'Вместо растения стоит стул «Тис».' },
    { shot: 31, x: 31, y: 58, text: 'Подушки: молочная слева, терракотовая справа.' },
  ],
  changes: [
    {
      ...{
        id: 7,
        at: '2026-11-19T12:44:00+05:00',
        by: { id: 3, name: 'Елена Ким' },
        action: 'reject_photos',
      },
      changes: [{ field: 'status', from: 'sent', to: 'rejected' }],
    },
    {
      id: 6,
      at: '2026-11-18T19:42:00+05:00',
      by: { id: 5, name: 'Ирина Бояршинова' },
      action: 'send',
      changes: [],
    },
  ],
});

const cellOf = ({ plan, store, status, photos, overdue, deadline, reviewer }: PhotoReport): ReportCell => ({
  ...{ plan, store, status, photos, overdue, deadline, reviewer },
});

export const staffPlan = (plan: PhotoPlan, reports: readonly PhotoReport[]): StaffPhotoPlan => ({
  ...plan,
  cells: reports.filter((one) => one.plan === plan.id).map(cellOf),
  changes: [
    {
      ...{ id: 1, at: '2026-11-01T10:02:00+05:00', by: { id: 3, name: 'Елена Ким' }, action: 'add' },
      changes: [{ field: 'task', from: null, to: plan.task }],
    },
  ],
});

export const longPlan = storyPlan({
  ...{
    id: 15,
    task: 'Константинопольско-Преображенская витрина и достопримечательностепоказывательная зона',
  },
  ...{ deadline: '2026-11-30' },
  stores: [
    {
      ...{ id: 9, name: 'Сирень Верхненабережная-Преображенская', timeZone: ZONE },
      region: ural,
      address: 'ул. Константинопольская-Преображенская, 1187, корпус 14, строение 203',
    },
  ],
});
