import type { ProductParam } from '@siren/domain/catalog';
import { DefinitionList } from '@siren/ui/definition-list';
import { Heading } from '@siren/ui/heading';
import { groupParams } from './groupParams.ts';
import * as css from './ParamGroups.css.ts';
import { paramValue } from './paramValue.ts';

export interface ParamGroupsProps {
  params: readonly ProductParam[];
}

/** What there is to know of a good, group by group. */
export function ParamGroups({ params }: ParamGroupsProps) {
  return (
    <div className={css.groups}>
      {groupParams(params).map((group) => (
        <div key={group.name} className={css.group}>
          <Heading level={3} size="group">
            {group.name || 'Общие'}
          </Heading>
          <DefinitionList
            kind="params"
            items={group.params.map((param) => ({ term: param.name, value: paramValue(param) }))}
          />
        </div>
      ))}
    </div>
  );
}
