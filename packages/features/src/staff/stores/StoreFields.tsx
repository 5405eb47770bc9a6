import { STORE_PHONE_MAX, STORE_TEXT_MAX } from '@siren/domain/stores';
import type { StaffStore, StoreChoices } from '@siren/domain/stores';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import * as css from './Stores.css.ts';
import { cityOptions } from './storeWords.ts';
import type { OpenForm } from './useStore.ts';

export interface StoreFieldsProps {
  store: StaffStore;
  choices: StoreChoices;
  form: OpenForm;
}

/** What a store is called, and how it is reached. */
export function StoreFields({ store, choices, form }: StoreFieldsProps) {
  const { fields, set, problemOf } = form;
  const field = (
    name: 'name' | 'address' | 'phone' | 'email',
    label: string,
    more: { maxLength?: number; inputMode?: 'tel' | 'email'; optional?: boolean } = {},
  ) => (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={STORE_TEXT_MAX}
      {...more}
      value={fields[name]}
      error={problemOf(name)}
      onValueChange={(value) => set(name, value)}
    />
  );
  return (
    <Card as="section" aria-label="Магазин">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Магазин
        </Heading>
        <div className={css.pair}>
          {field('name', 'Название')}
          <TextField
            label="Код"
            value={store.code}
            readOnly
            hint="По&nbsp;нему магазин находят файлы и&nbsp;1С."
          />
        </div>
        <Select
          label="Город"
          options={cityOptions(choices.cities)}
          value={fields.city}
          onValueChange={(city) => set('city', city)}
        />
        {field('address', 'Адрес')}
        <div className={css.pair}>
          {field('phone', 'Телефон', { inputMode: 'tel', maxLength: STORE_PHONE_MAX, optional: true })}
          {field('email', 'Почта', { inputMode: 'email', optional: true })}
        </div>
        <Checkbox checked={fields.franchise} onCheckedChange={(franchise) => set('franchise', franchise)}>
          Магазин-партнёр
        </Checkbox>
      </Stack>
    </Card>
  );
}
