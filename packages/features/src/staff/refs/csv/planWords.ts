import { ENTRIES_MAX, fieldText, nameOf } from '@siren/domain/references';
import type { ImportPlan, PlannedEntry, ReferenceDeclaration, RowProblem } from '@siren/domain/references';
import { problemWords } from '../entryWords.ts';

const words: Readonly<Record<RowProblem, string>> = {
  no_entry: 'Записи с\u00a0таким номером нет.',
  twice: 'Эта запись уже была в\u00a0файле выше.',
  not_added: 'Такой записи нет, а\u00a0новые приходят только с\u00a0товарами.',
  active: 'В\u00a0столбце «Действует» бывает «да» или\u00a0«нет».',
  cells: 'Ячеек больше, чем столбцов.',
  too_many: `Больше ${ENTRIES_MAX.toLocaleString('ru')}\u00a0записей не\u00a0помещается.`,
};

/** Why a row of a file is left out. */
export function badWords(
  { fields }: ReferenceDeclaration,
  { line, problem }: ImportPlan['bad'][number],
): string {
  if (typeof problem === 'string') return `Строка\u00a0${line}. ${words[problem]}`;
  const field = fields.find(({ key }) => key === problem.field);
  return `Строка\u00a0${line}, «${field?.title ?? ''}». ${field ? problemWords(problem, field) : ''}`;
}

/** What a row makes of an entry, one line for each thing. */
export function plannedWords(
  declaration: ReferenceDeclaration,
  { from, values, active }: PlannedEntry,
): string[] {
  if (!from) return [`Новая: ${nameOf(declaration, { values })}${active ? '' : ', выключена'}`];
  const changed = declaration.fields.flatMap((field) => {
    const { key, title } = field;
    const [was, is] = [from.values[key], values[key]].map(
      (value) => fieldText(field, value ?? '') || 'пусто',
    );
    return was === is ? [] : [`${title}. Было: ${was}. Станет: ${is}`];
  });
  if (active === from.active) return changed;
  return [...changed, `${active ? 'Включится' : 'Выключится'}: ${nameOf(declaration, from)}`];
}
