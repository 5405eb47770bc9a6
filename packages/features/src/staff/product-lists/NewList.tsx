import { LIST_NAME_MAX } from '@siren/domain/product-lists';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import * as css from './ProductLists.css.ts';

/** A list that is to be made, under one key, so that a press that is repeated makes one. */
export function NewList() {
  const [api, navigate, tell] = [useApi(), useNavigate(), useTell()];
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  async function make(): Promise<void> {
    setTried(true);
    if (sending || name.trim() === '') return;
    setSending(true);
    try {
      const { id } = await api.call('/api/tools/product-lists/create', { idempotencyKey, name: name.trim() });
      // «Back» leads to where one came from: the list is made.
      void navigate(`${screenPath('product-lists')}/${id}`, { replace: true });
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
        items={[
          { label: 'Списки товаров', render: <Link to={screenPath('product-lists')} /> },
          { label: 'Новый список' },
        ]}
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
