import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { photoPartPath, photoPath } from '@siren/contract/uploads';
import { permissions } from '@siren/domain/account';
import { deletePlanProblem, missingShots, reportAfter } from '@siren/domain/photo-reports';
import type { PhotoPlan, PhotoReport, ReportStep } from '@siren/domain/photo-reports';
import { http, HttpResponse } from 'msw';
import { kim, makeReport, samplePhoto, staffPlan, storyStores, takenPhoto } from './photoReports.fixtures.ts';

const plant =
  '<path d="M985 610v-180m0 90c-60-10-80-60-80-100 60 0 80 50 80 100m0-40c50-10 70-50 70-90-50 0-70 40-70 90" stroke="#5d8a63" stroke-width="18" fill="none"/><path d="M940 600h90l-14 110h-62z" fill="#c9683f"/>';
const chair =
  '<path d="M930 420h90v190h-90zM930 610v120m90-120v120" fill="#e7d9c3" stroke="#b48a52" stroke-width="14"/>';

/** A sofa by a wall: with a plant on the sample, with a chair where somebody has put one. */
const room = (more: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="#ece7e3"/><rect y="620" width="1200" height="280" fill="#dccbb8"/><rect x="220" y="430" width="640" height="190" rx="40" fill="#a9c2a0"/><rect x="190" y="520" width="700" height="140" rx="36" fill="#9cb893"/><rect x="290" y="450" width="130" height="110" rx="16" fill="#f4efe6"/><rect x="680" y="450" width="130" height="110" rx="16" fill="#c9683f"/>${more}</svg>`;

const photos = http.get(`*${photoPath}`, ({ request }) => {
  const isSample = new URL(request.url).searchParams.get('id') === samplePhoto.id;
  return HttpResponse.text(room(isSample ? plant : chair), { headers: { 'content-type': 'image/svg+xml' } });
});

export interface MockPhotosOptions {
  /** How photos go: the line stays broken, or they come through at once. @default 'whole' */
  line?: 'whole' | 'broken';
  /** What somebody else does to the plan before it is changed. @default nobody does */
  meanwhile?: (plan: PhotoPlan) => PhotoPlan;
}

interface Shop {
  plans: readonly PhotoPlan[];
  reports: readonly PhotoReport[];
}

const isOf = (plan: number, store: number) => (one: PhotoReport) => one.plan === plan && one.store === store;

function open(shop: Shop) {
  const plan = (id: number): PhotoPlan => {
    const found = shop.plans.find((one) => one.id === id);
    if (!found) throw staffRefusal('photo_report.not_found');
    return found;
  };
  const report = (of: { plan: number; store: number }): PhotoReport =>
    shop.reports.find(isOf(of.plan, of.store)) ?? makeReport(plan(of.plan), of.store);
  const put = (next: PhotoReport): PhotoReport => {
    const kept = { ...next, version: next.version + 1, photos: next.taken.length };
    shop.reports = [...shop.reports.filter((one) => !isOf(next.plan, next.store)(one)), kept];
    return kept;
  };
  return { plan, report, put };
}

/** Steps of reports, as the domain has them. */
function mockSteps({ plan, report, put }: ReturnType<typeof open>) {
  const step = (of: { plan: number; store: number }, name: ReportStep, said: Partial<PhotoReport> = {}) => {
    const before = report(of);
    const status = reportAfter(before.status, name, permissions);
    if (status === null) throw staffRefusal('photo_report.step_not_allowed');
    const taken = before.taken.map(({ shot }) => shot);
    if (name === 'send' && missingShots(plan(of.plan).shots, taken).length > 0)
      throw staffRefusal('photo_report.missing');
    return put({ ...before, status, overdue: false, ...said });
  };
  return [
    mockCall('/api/tools/photo-reports/send', (of) => step(of, 'send')),
    mockCall('/api/tools/photo-reports/accept', (of) => step(of, 'accept', { reviewer: kim })),
    mockCall('/api/tools/photo-reports/reject', ({ comment, notes, deadline, ...of }) =>
      step(of, 'reject', {
        ...{ comment, notes: [...notes], reviewer: kim },
        ...(deadline != null && { deadline }),
      }),
    ),
  ];
}

/** Photos that come in one part. */
function mockSending({ report, put }: ReturnType<typeof open>, { line = 'whole' }: MockPhotosOptions) {
  let going: { plan: number; store: number; shot: number } | null = null;
  let size = 0;
  return [
    mockCall('/api/tools/photo-reports/begin-photo', (wish) => {
      ({ of: going, size } = wish);
      return { id: takenPhoto.id, received: 0, photo: null };
    }),
    http.post(`*${photoPartPath}`, () => {
      if (line === 'broken') return HttpResponse.error();
      if (going) {
        const { shot, ...of } = going;
        const before = report(of);
        const others = before.taken.filter((one) => one.shot !== shot);
        put({ ...before, taken: [...others, { shot, photo: takenPhoto }] });
      }
      return HttpResponse.json({ id: takenPhoto.id, received: size, photo: takenPhoto });
    }),
  ];
}

/** A server that has these plans and reports. */
export function mockPhotoReports(
  plans: readonly PhotoPlan[],
  reports: readonly PhotoReport[],
  options: MockPhotosOptions = {},
) {
  const shop: Shop = { plans, reports };
  const shown = open(shop);
  let changed = options.meanwhile;
  const read = (id: number) => staffPlan(shown.plan(id), shop.reports);
  const put = (plan: PhotoPlan): void => {
    shop.plans = shop.plans.map((one) => (one.id === plan.id ? { ...plan, version: plan.version + 1 } : one));
  };
  return [
    photos,
    ...mockSending(shown, options),
    ...mockSteps(shown),
    mockCall('/api/tools/photo-reports/board', ({ period }) => ({
      period: period ?? shop.plans[0]?.period ?? null,
      periods: [...new Set(shop.plans.map((plan) => plan.period))],
      plans: shop.plans.filter((plan) => period === null || plan.period === period),
      cells: shop.plans.flatMap(({ id }) => staffPlan(shown.plan(id), shop.reports).cells),
      stores: [...storyStores],
    })),
    mockCall('/api/tools/photo-reports/get', (of) => shown.report(of)),
    mockCall('/api/tools/photo-reports/get-plan', ({ id }) => read(id)),
    mockCall('/api/tools/photo-reports/create-plan', ({ period, task, deadline, shots, stores }) => {
      const made: PhotoPlan = {
        ...{ id: 50, version: 0, period, task, deadline },
        shots: shots.map(({ name, sample }, at) => ({
          id: 90 + at,
          name,
          sample: sample ? takenPhoto : null,
        })),
        stores: storyStores.filter(({ id }) => stores.includes(id)),
      };
      shop.plans = [...shop.plans, made];
      return made;
    }),
    mockCall('/api/tools/photo-reports/delete-plan', ({ id }) => {
      if (deletePlanProblem(read(id).cells)) throw staffRefusal('photo_report.plan_used');
      shop.plans = shop.plans.filter((plan) => plan.id !== id);
      return {};
    }),
    mockCall('/api/tools/photo-reports/save-plan', ({ id, version, task, deadline, stores }) => {
      if (changed) put(changed(shown.plan(id)));
      changed = undefined;
      const plan = shown.plan(id);
      if (plan.version !== version) throw staffRefusal('general.conflict', { data: read(id) });
      put({ ...plan, task, deadline, stores: storyStores.filter((store) => stores.includes(store.id)) });
      return read(id);
    }),
  ];
}
