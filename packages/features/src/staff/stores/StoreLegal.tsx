import { STORE_TEXT_MAX } from '@siren/domain/stores';
import { Card } from '@siren/ui/card';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import * as css from './Stores.css.ts';
import type { OpenForm } from './useStore.ts';

/** Digits of the longest of them, and some room for what is pasted. */
const NUMBER_MAX = 20;

/** Who sells in a store. */
export function StoreLegal({ form: { fields, set, problemOf } }: { form: OpenForm }) {
  const number = (name: 'inn' | 'kpp' | 'ogrn', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={NUMBER_MAX}
      value={fields[name]}
      error={problemOf(name)}
      onValueChange={(value) => set(name, value.trim())}
    />
  );
  return (
    <Card as="section" aria-label="Юридические данные">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Юридические данные
        </Heading>
        <TextField
          label="Юрлицо"
          autoComplete="off"
          maxLength={STORE_TEXT_MAX}
          value={fields.legalName}
          onValueChange={(value) => set('legalName', value)}
        />
        <div className={css.three}>
          {number('inn', 'ИНН')}
          {number('kpp', 'КПП')}
          {number('ogrn', 'ОГРН')}
        </div>
      </Stack>
    </Card>
  );
}
