import { differenceFieldWords, differenceKindWords, differenceKinds } from '@siren/domain/imports';
import type { DifferenceField, ImportDifference, ImportRun } from '@siren/domain/imports';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useMemo } from 'react';
import { useKept, useResource } from '../../api/index.ts';
import { FilterMenu, ListRows, ListSearch, meResource, useListAddress, useRoom } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import { differenceColumns } from './differenceColumns.tsx';
import * as css from './Imports.css.ts';
import { differenceRule, differencesResource, FIRST_DIFFERENCE_SORT, watchLines } from './resources.ts';

const keyOf = ({ id }: ImportDifference) => String(id);
const nameOf = ({ externalId, name, field }: ImportDifference) =>
  [externalId, name, field && differenceFieldWords[field]].filter(Boolean).join(', ');

/** What the file of a trial would change, offer by offer and field by field. */
export function Differences({ run }: { run: ImportRun }) {
  const list = useListAddress(differenceRule);
  const answer = useKept(differencesResource(run.id, list.address), watchLines(run));
  const room = useRoom();
  const isSeen = useResource(meResource).data?.permissions.includes('catalog.edit') ?? false;
  const columns = useMemo(() => differenceColumns(room, isSeen), [room, isSeen]);
  const total = answer.data?.total;
  return (
    <Card as="section" aria-label="Отличия" padding="none">
      <div className={css.title}>
        <Heading level={2} size="panel">
          Отличия
        </Heading>
        {total !== undefined && (
          <Text as="span" size={14} tone="muted" numeric role="status">
            {formatCount(total, ['отличие', 'отличия', 'отличий'])}
          </Text>
        )}
      </div>
      <div className={css.tools}>
        <div className={css.search}>
          <ListSearch key={list.address.query} label="Id, название, значение" list={list} />
        </div>
        <DifferenceFilters list={list} />
      </div>
      <ListRows
        title="Отличия"
        list={list}
        answer={answer}
        firstSort={FIRST_DIFFERENCE_SORT}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        empty={<EmptyState title="Отличий нет" text="В&nbsp;магазине уже всё так, как в&nbsp;этом файле." />}
      />
    </Card>
  );
}

const kindOptions = differenceKinds.map((value) => ({ value, label: differenceKindWords[value] }));
const fieldOptions = Object.entries(differenceFieldWords).map(([value, label]) => ({
  value: value as DifferenceField,
  label,
}));

function DifferenceFilters({ list: { address, change } }: { list: ListAddressState }) {
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      <FilterMenu
        label="Что будет"
        options={kindOptions}
        chosen={filters['kind'] ?? []}
        onChange={choose('kind')}
      />
      <FilterMenu
        label="Поле"
        options={fieldOptions}
        chosen={filters['field'] ?? []}
        onChange={choose('field')}
      />
    </>
  );
}
