import { STORE_CODE_MAX, STORE_TEXT_MAX } from '@siren/domain/stores';
import type { StoreChoices } from '@siren/domain/stores';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Card } from '@siren/ui/card';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import { NewRecordEnd, ScreenFailed, screenPath } from '../kit/index.ts';
import { choicesResource } from './resources.ts';
import * as css from './Stores.css.ts';
import { cityOptions } from './storeWords.ts';
import { useNewStore } from './useNewStore.ts';
import type { NewStoreForm } from './useNewStore.ts';

/** Asks for what a store cannot do without; it is switched off until somebody has filled in the rest. */
export const NewStore = () => (
  <div className={css.page}>
    <title>Новый магазин | Сирень</title>
    <Breadcrumbs
      items={[{ label: 'Магазины', render: <Link to={screenPath('stores')} /> }, { label: 'Новый магазин' }]}
    />
    <Heading level={1} size="page">
      Новый магазин
    </Heading>
    <ConfirmProvider>
      <Coming />
    </ConfirmProvider>
  </div>
);

function Coming() {
  const { data, error, mutate } = useResource(choicesResource);
  if (data) return <Form choices={data} />;
  if (error === undefined) return <Skeleton shape="tile" height="24em" />;
  return <ScreenFailed error={error} onRetry={() => void mutate()} />;
}

function Form({ choices }: { choices: StoreChoices }) {
  const form = useNewStore(choices);
  const { fields, set, saving, problemOf } = form;
  const field = (name: keyof NewStoreForm, label: string, maxLength: number, hint?: string) => (
    <TextField
      label={label}
      autoComplete="off"
      readOnly={saving}
      maxLength={maxLength}
      hint={hint}
      value={fields[name]}
      error={problemOf(name)}
      onValueChange={(value) => set(name, value)}
    />
  );
  return (
    <>
      <Card as="section" aria-label="Магазин">
        <Stack gap={4}>
          {field('name', 'Название', STORE_TEXT_MAX)}
          {field('code', 'Код', STORE_CODE_MAX, 'По\u00a0нему магазин находят 1С и\u00a0файлы импорта')}
          <Select
            label="Город"
            disabled={saving}
            options={cityOptions(choices.cities)}
            value={fields.city}
            onValueChange={(city) => set('city', city)}
          />
          {field('address', 'Адрес', STORE_TEXT_MAX)}
          <Text size={14} tone="muted">
            Часы, оплату и&nbsp;точку на&nbsp;карте заполните потом: покупатели увидят магазин, когда
            вы&nbsp;его включите.
          </Text>
        </Stack>
      </Card>
      <NewRecordEnd form={form} action="Создать магазин" nameOf={({ name }) => `«${name}»`} />
    </>
  );
}
