import { paramTitle } from '@siren/domain/catalog';
import { PARAM_NAME_MAX, PARAM_UNIT_MAX, PARAM_VALUE_MAX } from '@siren/domain/goods';
import type { GoodVariant } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { PlusIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { variantName } from './goodWords.ts';
import type { OpenGood } from './useGood.ts';

const empty = { name: '', value: '', unit: '' };
type Form = typeof empty;

/** Thrown where the form itself says what is missing. */
const unready = new Error('no param');

function problemsOf({ name, value, unit }: Form, { params }: GoodVariant): Partial<Form> {
  const title = paramTitle({ name: name.trim(), unit: unit.trim() || null });
  const isThere = params.some((one) => one.key === title || paramTitle(one) === title);
  return {
    ...(name.trim() === '' && { name: 'Напишите название.' }),
    ...(isThere && { name: 'Такой параметр уже есть.' }),
    ...(value.trim() === '' && { value: 'Напишите значение.' }),
  };
}

/** Adds a param that the feed does not have. */
export function AddParam({ variant, open }: { variant: GoodVariant; open: OpenGood }) {
  const tell = useTell();
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  const [form, setForm] = useState(empty);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(form, variant);
  const begin = () => {
    setForm(empty);
    setTried(false);
    setAsking('yes');
  };
  async function add(): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) throw unready;
    const [name, value, unit] = [form.name.trim(), form.value.trim(), form.unit.trim() || null];
    const key = paramTitle({ name, unit });
    await open.save({ params: [{ offer: variant.offer, key, name, value, unit }] });
    tell.done(`Параметр «${name}» добавлен`);
  }
  const field = (name: keyof Form, label: string, maxLength: number) => (
    <TextField
      label={label}
      optional={name === 'unit'}
      autoComplete="off"
      maxLength={maxLength}
      value={form[name]}
      error={tried ? problems[name] : undefined}
      onValueChange={(typed) => setForm({ ...form, [name]: typed })}
    />
  );
  return (
    <>
      <Button size="s" variant="line" icon={<PlusIcon />} onClick={begin}>
        Параметр
      </Button>
      {asking !== 'no' && (
        <AlertDialog
          open={asking === 'yes'}
          onOpenChange={(yes) => setAsking(yes ? 'yes' : 'done')}
          title="Новый параметр"
          description={variantName(variant)}
          confirmLabel="Добавить параметр"
          describeError={(error) => (error === unready ? 'Заполните поля.' : errorText(error))}
          onConfirm={add}
        >
          <Stack gap={4}>
            {field('name', 'Название', PARAM_NAME_MAX)}
            {field('value', 'Значение', PARAM_VALUE_MAX)}
            {field('unit', 'Единица', PARAM_UNIT_MAX)}
          </Stack>
        </AlertDialog>
      )}
    </>
  );
}
