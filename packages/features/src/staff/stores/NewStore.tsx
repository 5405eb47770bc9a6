import { STORE_CODE_MAX, STORE_TEXT_MAX, storeProblems } from '@siren/domain/stores';
import type { StoreChoices } from '@siren/domain/stores';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '../../notices/index.ts';
import { cityOptions } from './storeWords.ts';
import { useNewStore } from './useNewStore.ts';

export interface NewStoreProps {
  choices: StoreChoices;
  onMade(id: number): void;
  onClose(): void;
}

/** Asks for what a store cannot do without; it is switched off until somebody has filled in the rest. */
export function NewStore({ choices, onMade, onClose }: NewStoreProps) {
  const { make, sending, error } = useNewStore(onMade);
  const options = cityOptions(choices.cities);
  const [texts, setTexts] = useState({ name: '', code: '', address: '' });
  const [city, setCity] = useState(options[0]?.value ?? '');
  const [tried, setTried] = useState(false);
  const problems = storeProblems(texts);
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    void make({
      name: texts.name.trim(),
      code: texts.code.trim(),
      address: texts.address.trim(),
      city: Number(city),
    });
  }
  const field = (name: keyof typeof texts, label: string, maxLength: number) => (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={maxLength}
      value={texts[name]}
      error={tried && problems[name]}
      onValueChange={(value) => setTexts({ ...texts, [name]: value })}
    />
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Новый магазин"
      description="Покупатели увидят его, когда вы&nbsp;его включите."
    >
      <form noValidate onSubmit={send}>
        <Stack gap={4}>
          {field('name', 'Название', STORE_TEXT_MAX)}
          {field('code', 'Код', STORE_CODE_MAX)}
          <Select label="Город" options={options} value={city} onValueChange={setCity} />
          {field('address', 'Адрес', STORE_TEXT_MAX)}
          {error !== null && (
            <Callout tone="critical" role="alert">
              {errorText(error)}
            </Callout>
          )}
          <div>
            <Button type="submit" loading={sending}>
              Создать
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
