import { foundEntries, referenceOf, withOptions } from '@siren/domain/references';
import type { Reference, ReferenceDeclaration } from '@siren/domain/references';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { PlusIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import {
  RecordComing,
  RecordHistory,
  RecordMissing,
  refHistory,
  screenPath,
  useRecordId,
} from '../kit/index.ts';
import { AddEntry } from './AddEntry.tsx';
import { CsvMenu } from './csv/index.ts';
import { EntryList } from './EntryList.tsx';
import { MergeBrands, usePicks } from './merge/index.ts';
import * as css from './RefScreen.css.ts';
import { RefsNav } from './RefsNav.tsx';
import { refsResource } from './resources.ts';
import { useReference } from './useReference.ts';
import type { OpenReference } from './useReference.ts';

const list = { label: 'Справочники', path: screenPath('refs') };

/** A reference with its entries. A change of one may ask who one is. */
export function RefScreen() {
  const declaration = referenceOf(useRecordId() ?? 0);
  if (declaration)
    return (
      <ConfirmProvider>
        <Opened declaration={declaration} />
      </ConfirmProvider>
    );
  return (
    <div className={css.page}>
      <title>Нет такой записи | Сирень</title>
      <RecordMissing list={list} />
    </div>
  );
}

function Opened({ declaration }: { declaration: ReferenceDeclaration }) {
  const { id, title } = declaration;
  const { data: all } = useResource(refsResource);
  const { data, error, retry, open } = useReference(id);
  // The one that is open is counted as it stands here.
  const rows = (all?.references ?? []).map((row) =>
    data && row.id === id ? { id, entries: data.entries.length } : row,
  );
  return (
    <div className={css.page}>
      <title>{`${title} | Сирень`}</title>
      <Breadcrumbs items={[{ label: list.label, render: <Link to={list.path} /> }, { label: title }]} />
      <div className={css.columns}>
        <RefsNav rows={rows} current={id} />
        {data ? (
          <Loaded
            key={id}
            declaration={withOptions(declaration, data.options)}
            reference={data}
            open={open}
          />
        ) : (
          <RecordComing error={error} onRetry={retry} />
        )}
      </div>
    </div>
  );
}

interface LoadedProps {
  declaration: ReferenceDeclaration;
  reference: Reference;
  open: OpenReference;
}

function Loaded({ declaration, reference: { entries, changes, timeZone }, open }: LoadedProps) {
  const [adding, setAdding] = useState(false);
  const [query, setQuery] = useState('');
  const all = usePicks(entries);
  const picks = declaration.madeBy === 'goods' ? all : null;
  const shared = { declaration, entries, open };
  const look = (typed: string) => {
    // Nothing stays chosen that nobody sees.
    all.clear();
    setQuery(typed);
  };
  return (
    <div className={css.column}>
      <div className={css.head}>
        <Heading level={1} size="page">
          {declaration.title}
        </Heading>
        <Text as="span" tone="muted" numeric>
          {entries.length}
        </Text>
        <div className={css.actions}>
          <CsvMenu {...shared} />
          {declaration.madeBy === 'staff' && (
            <Button variant="line" icon={<PlusIcon />} aria-expanded={adding} onClick={() => setAdding(true)}>
              Запись
            </Button>
          )}
        </div>
      </div>
      <Text size={14} tone="muted">
        {declaration.about}
      </Text>
      {adding && <AddEntry {...shared} onLeave={() => setAdding(false)} />}
      <EntryList
        {...shared}
        query={query}
        onQuery={look}
        found={foundEntries(declaration, entries, query)}
        picks={picks}
      />
      {picks && <MergeBrands {...shared} picks={picks} />}
      <RecordHistory lines={refHistory(changes, declaration)} timeZone={timeZone} />
    </div>
  );
}
