import { PLAN_SHOTS_MAX, PLAN_STORES_MAX } from './photoFiles.ts';

/** What a planner asks for. */
export interface PlanWish {
  task: string;
  /** `yyyy-mm-dd`; empty where none is chosen. */
  deadline: string;
  stores: readonly number[];
  /** Names of the shots. */
  shots: readonly string[];
}

/** What is wrong with a plan, by field, in words; what is not told is right. */
export function planProblems({
  task,
  deadline,
  stores,
  shots,
}: PlanWish): Partial<Record<keyof PlanWish, string>> {
  return {
    ...(task.trim() === '' && { task: 'Напишите, что снять.' }),
    ...(deadline === '' && { deadline: 'Назовите последний день.' }),
    ...(stores.length === 0 && { stores: 'Выберите хотя\u00a0бы один магазин.' }),
    ...(stores.length > PLAN_STORES_MAX && { stores: `Не\u00a0больше ${PLAN_STORES_MAX} магазинов.` }),
    ...(shots.length > PLAN_SHOTS_MAX && { shots: `Не\u00a0больше ${PLAN_SHOTS_MAX} снимков.` }),
    ...((shots.length === 0 || shots.some((name) => name.trim() === '')) && {
      shots: 'Назовите каждый снимок.',
    }),
  };
}
