import type { ListFields } from './entities.ts';

export const LIST_NAME_MAX = 120;

/** What is wrong with what is said of a list, in words beside its field. */
export function listProblems({ name, from, to }: ListFields): Partial<Record<keyof ListFields, string>> {
  return {
    ...(name.trim() === '' ? { name: 'Напишите название.' } : {}),
    ...(from === null && to !== null ? { from: 'Когда начать показывать?' } : {}),
    ...(from !== null && to !== null && to < from ? { to: 'Последний день раньше первого.' } : {}),
  };
}
