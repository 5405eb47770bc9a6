import { readId } from '@siren/domain/lists';
import { LIST_NAME_MAX } from '@siren/domain/product-lists';
import type { StaffList } from '@siren/domain/product-lists';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Link, useSearchParams } from 'react-router-dom';
import { useApi, useResource } from '../../api/index.ts';
import { NewRecordEnd, RecordComing, screenPath, useNewRecord } from '../kit/index.ts';
import { copyName } from './listWords.ts';
import { COPY_OF } from './newListWay.ts';
import * as css from './ProductLists.css.ts';
import { listResource } from './resources.ts';

const list = { label: 'Списки товаров', path: screenPath('product-lists') };

/** A list that is to be made: without goods, or with those of the one that the address names. */
export function NewList() {
  const copyOf = readId(useSearchParams()[0].get(COPY_OF) ?? '');
  return copyOf === null ? <NewListForm copyOf={null} first="" /> : <Copy of={copyOf} />;
}

function Copy({ of }: { of: number }) {
  const { data, error, mutate } = useResource(listResource(of));
  if (!data) return <RecordComing error={error} onRetry={() => void mutate()} />;
  return <NewListForm copyOf={of} first={copyName(data.content.name)} />;
}

interface NewListFormProps {
  copyOf: number | null;
  /** The name that is typed already. */
  first: string;
}

type NewListForm = Readonly<Record<'name', string>>;

const problemsOf = ({ name }: NewListForm) => ({ ...(name.trim() === '' && { name: 'Напишите название.' }) });

function NewListForm({ copyOf, first }: NewListFormProps) {
  const api = useApi();
  const form = useNewRecord<NewListForm, StaffList>({
    name: copyOf === null ? 'product-list/new' : `product-list/copy/${copyOf}`,
    stored: { name: first },
    problemsOf,
    otherwise: 'product_list.made_otherwise',
    make: ({ name }, idempotencyKey) =>
      api.call('/api/tools/product-lists/create', { idempotencyKey, copyOf, name: name.trim() }),
    pathOf: (id) => `${list.path}/${id}`,
  });
  return (
    <div className={css.page}>
      <title>Новый список | Сирень</title>
      <Breadcrumbs
        items={[{ label: list.label, render: <Link to={list.path} /> }, { label: 'Новый список' }]}
      />
      <Heading level={1} size="page">
        Новый список
      </Heading>
      <Stack gap={4}>
        <TextField
          label="Название"
          hint="Видят сотрудники"
          autoComplete="off"
          readOnly={form.saving}
          maxLength={LIST_NAME_MAX}
          value={form.fields.name}
          error={form.problemOf('name')}
          onValueChange={(name) => form.set('name', name)}
        />
        <NewRecordEnd form={form} action="Создать список" nameOf={({ content }) => `«${content.name}»`} />
      </Stack>
    </div>
  );
}
