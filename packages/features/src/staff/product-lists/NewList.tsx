import { readId } from '@siren/domain/lists';
import { LIST_NAME_MAX } from '@siren/domain/product-lists';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newIdempotencyKey, useApi, useResource } from '../../api/index.ts';
import { RecordComing, screenPath, useTell } from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
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

/** Under one key, so that a press that is repeated makes one. */
function NewListForm({ copyOf, first }: NewListFormProps) {
  const [api, navigate, tell] = [useApi(), useNavigate(), useTell()];
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [name, setName] = useState(first);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  async function make(): Promise<void> {
    setTried(true);
    if (sending || name.trim() === '') return;
    setSending(true);
    try {
      const { id } = await api.call('/api/tools/product-lists/create', {
        ...{ idempotencyKey, copyOf, name: name.trim() },
      });
      // «Back» leads to where one came from: the list is made.
      void navigate(`${list.path}/${id}`, { replace: true });
    } catch (error) {
      tell.failed(error);
      setSending(false);
    }
  }
  useShortcut('save', () => void make());
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
          maxLength={LIST_NAME_MAX}
          value={name}
          error={tried && name.trim() === '' ? 'Напишите название.' : undefined}
          onValueChange={setName}
        />
        <div>
          <Button loading={sending} onClick={() => void make()}>
            Создать список
          </Button>
        </div>
      </Stack>
    </div>
  );
}
