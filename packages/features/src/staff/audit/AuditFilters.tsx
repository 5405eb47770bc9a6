import { actionWords, fieldWords, recordKinds, recordWords, runKinds, runWords } from '@siren/domain/audit';
import type { AnswerOf } from '@siren/contract/calls';
import { pastDays } from '@siren/domain/lists';
import { Chip } from '@siren/ui/chip';
import { FilterMenu, ListDays } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const kindOptions = recordKinds.map((value) => ({ value, label: recordWords[value].many }));
const howOptions = runKinds.map((value) => ({ value, label: runWords[value] }));
const actionOptions = optionsOf(actionWords);
const fieldOptions = optionsOf(fieldWords);

export interface AuditFiltersProps {
  list: ListAddressState;
  /** Who has changed something, and which day it is; undefined while it is not known. */
  choices: AnswerOf<'/api/admin/audit/choices'> | undefined;
}

/** What the list of changes is narrowed by. */
export function AuditFilters({ list, choices }: AuditFiltersProps) {
  const { address, change } = list;
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  const menu = (key: string, label: string, options: { value: string; label: string }[]) => (
    <FilterMenu label={label} options={options} chosen={filters[key] ?? []} onChange={choose(key)} />
  );
  return (
    <>
      {choices && (
        <>
          <ListDays label="Когда" today={choices.today} presets={pastDays(choices.today)} list={list} />
          {menu(
            'by',
            'Кто',
            choices.people.map(({ id, name }) => ({ value: String(id), label: name })),
          )}
        </>
      )}
      {menu('kind', 'Запись', kindOptions)}
      {menu('action', 'Действие', actionOptions)}
      {menu('field', 'Поле', fieldOptions)}
      {menu('how', 'Как', howOptions)}
      {filters['run'] && (
        <Chip removable onClick={() => choose('run')([])}>
          Одно действие
        </Chip>
      )}
    </>
  );
}
