import { formatCount } from '../format/index.ts';

export const optionStatuses = ['ready', 'loading', 'failed'] as const;
export type OptionStatus = (typeof optionStatuses)[number];

/** What a screen reader says of the list when it changes. */
export function resultWords(status: OptionStatus, count: number, empty: string): string {
  if (status === 'loading') return 'Загружаем варианты';
  if (status === 'failed') return 'Не удалось загрузить варианты';
  return count === 0 ? empty : formatCount(count, ['вариант', 'варианта', 'вариантов']);
}
