import { mappingProblems, tableTargetWords } from '@siren/domain/imports';
import type { TableColumn, TableState } from '@siren/domain/imports';
import type { CalloutProps } from '@siren/ui/callout';

/** What is known of the columns before somebody looks at them. */
export const stateWords: Readonly<Record<TableState, { tone: CalloutProps['tone']; text: string }>> = {
  new: {
    tone: 'info',
    text: 'Столбцы узнаны по\u00a0названиям. Проверьте: в\u00a0следующий раз у\u00a0этого источника они встанут так\u00a0же.',
  },
  same: { tone: 'positive', text: 'Столбцы те\u00a0же, что в\u00a0прошлый раз: выбрано так\u00a0же.' },
  changed: {
    tone: 'caution',
    text: 'Столбцы не\u00a0те, что в\u00a0прошлый раз. Проверьте каждый: новые узнаны по\u00a0названиям.',
  },
};

/** What keeps a table from being read: «Не выбраны: артикул, цена»; null for nothing. */
export function missingText(columns: readonly TableColumn[]): string | null {
  const { missing } = mappingProblems(columns);
  if (missing.length === 0) return null;
  const names = missing.map((field) => tableTargetWords[field].toLowerCase()).join(', ');
  return missing.length === 1 ? `Не\u00a0выбран столбец: ${names}.` : `Не\u00a0выбраны столбцы: ${names}.`;
}

/** What is wrong with where a column goes; undefined for nothing. */
export function columnProblem(columns: readonly TableColumn[], at: number): string | undefined {
  const { doubled, nameless } = mappingProblems(columns);
  if (nameless.includes(at)) return 'У\u00a0столбца нет названия: характеристику назвать нечем';
  const column = columns[at];
  return column && doubled.some((field) => field === column.to)
    ? 'Выбрано и\u00a0у\u00a0другого столбца, а\u00a0нужен один'
    : undefined;
}

/** Names of columns that are told apart: «Цена (2)» for the second one. */
export function columnNames(columns: readonly TableColumn[]): string[] {
  const counts = new Map<string, number>();
  return columns.map(({ heading }, at) => {
    if (heading === '') return `Столбец ${at + 1}`;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
