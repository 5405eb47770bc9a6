import { planProblems } from '@siren/domain/photo-reports';
import type { Photo, StaffPhotoPlan } from '@siren/domain/photo-reports';

/** What a planner changes of a plan: stores are their ids. */
export type PlanForm = Readonly<Record<'task' | 'deadline' | 'stores', string>>;
/** What one that is to be made says besides: the shots are the JSON of them, half written ones too. */
export type NewPlanForm = PlanForm & Readonly<Record<'period' | 'shots', string>>;

/** A shot that is asked for. */
export interface ShotDraft {
  /** Stays when others go: a sample that is on its way finds its shot by it. */
  key: number;
  name: string;
  sample: Photo | null;
}

export const idsText = (ids: readonly number[]): string => ids.join(',');
export const idsIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));
export const shotsText = (shots: readonly ShotDraft[]): string => JSON.stringify(shots);
export const shotsIn = (text: string): ShotDraft[] => JSON.parse(text) as ShotDraft[];

/** Another one beside these. */
export const newShot = (beside: readonly ShotDraft[]): ShotDraft => ({
  ...{ key: Math.max(0, ...beside.map(({ key }) => key)) + 1, name: '', sample: null },
});

/** The shots of a plan stay as they are: reports are being made of them. */
export const formOf = ({ task, deadline, stores }: StaffPhotoPlan): PlanForm => ({
  ...{ task, deadline },
  stores: idsText(stores.map(({ id }) => id).toSorted((one, other) => one - other)),
});

export const emptyPlan = (period: string): NewPlanForm => ({
  ...{ period, task: '', deadline: '', stores: '' },
  shots: shotsText([newShot([])]),
});

const isShot = (one: unknown): one is ShotDraft =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  typeof one.key === 'number' &&
  'name' in one &&
  typeof one.name === 'string' &&
  'sample' in one;

/** Whether a form can be read: a draft may be older than the shape of its fields. May throw. */
export function isSound({ stores, shots, period }: NewPlanForm): boolean {
  const found: unknown = JSON.parse(shots);
  return (
    Array.isArray(found) &&
    found.every(isShot) &&
    idsIn(stores).every(Number.isSafeInteger) &&
    /^\d{4}-\d{2}$/.test(period)
  );
}

/** What a form asks of the server. */
export const wishOf = ({ task, deadline, stores }: PlanForm) => ({
  ...{ task: task.trim(), deadline, stores: idsIn(stores) },
});

const wishWith = (form: PlanForm, shots: readonly string[]) => planProblems({ ...wishOf(form), shots });

/** What is wrong with a form, by field. */
export const problemsOf = (form: PlanForm) => wishWith(form, ['–']);
export const newProblemsOf = (form: NewPlanForm) =>
  wishWith(
    form,
    shotsIn(form.shots).map(({ name }) => name),
  );
