import type { AnswerOf } from '@siren/contract/calls';
import { catalogRuleKeys, catalogRules } from '@siren/domain/catalog-errors';
import { FilterMenu, useRoom } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';

const ruleOptions = catalogRuleKeys.map((value) => ({ value, label: catalogRules[value].title }));
const optionsOf = (named: readonly { id: number; name: string }[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

export interface ErrorsFiltersProps {
  list: ListAddressState;
  /** undefined while they are not known. */
  choices: AnswerOf<'/api/admin/catalog-error/choices'> | undefined;
}

/** What errors are narrowed by; rules stand beside the list where there is room. */
export function ErrorsFilters({ list: { address, change }, choices }: ErrorsFiltersProps) {
  const room = useRoom();
  const menu = (key: string, label: string, options: { value: string; label: string }[]) => (
    <FilterMenu
      label={label}
      options={options}
      chosen={address.filters[key] ?? []}
      onChange={(values) => change({ filters: { ...address.filters, [key]: values } })}
    />
  );
  return (
    <>
      {room !== 'desk' && menu('rule', 'Правило', ruleOptions)}
      {choices && menu('section', 'Раздел', optionsOf(choices.sections))}
      {choices && menu('assignee', 'Ответственный', optionsOf(choices.people))}
    </>
  );
}
