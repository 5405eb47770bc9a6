import type { GoodVariant } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { typedPrice } from './goodForm.ts';
import { variantName } from './goodWords.ts';
import type { OpenGood } from './useGood.ts';

export interface NewPriceProps {
  variant: GoodVariant;
  /** Those where it has no price. */
  regions: readonly { id: number; name: string }[];
  open: OpenGood;
}

const empty = { region: '', price: '', oldPrice: '' };

/** Thrown where the form itself says what is missing. */
const unready = new Error('no price');

/** What is asked of a price that is to be made. */
function useNewPrice({ variant, regions, open }: NewPriceProps) {
  const tell = useTell();
  const [form, setForm] = useState(empty);
  const [tried, setTried] = useState(false);
  const region = regions.find(({ id }) => String(id) === form.region);
  const { wish, problems } = typedPrice(form.price, form.oldPrice);
  async function send(): Promise<void> {
    setTried(true);
    if (!region || !wish) throw unready;
    await open.save({ newPrices: [{ offer: variant.offer, region: region.id, ...wish }] });
    setForm(empty);
    setTried(false);
    tell.done(`Цена добавлена: ${region.name}`);
  }
  return {
    ...{ form, send },
    set: (field: keyof typeof empty) => (value: string) => setForm((now) => ({ ...now, [field]: value })),
    problems: { ...problems, region: region ? undefined : 'Выберите регион.' },
    tried,
  };
}

/** Makes a price in a region where the variant has none, be it that no file names one. */
export function NewPrice(props: NewPriceProps) {
  const { form, set, send, tried, problems } = useNewPrice(props);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div>
        <Button variant="line" size="s" onClick={() => setAsking(true)}>
          Цена в&nbsp;другом регионе
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Цена в&nbsp;другом регионе"
        description={`${variantName(props.variant)}. Покупатели региона увидят товар сразу, импорт эту цену не\u00a0уберёт.`}
        confirmLabel="Добавить цену"
        describeError={(error) => (error === unready ? 'Проверьте регион и\u00a0цену.' : errorText(error))}
        onConfirm={send}
      >
        <Stack gap={4}>
          <Select
            label="Регион"
            placeholder="Выберите регион"
            options={props.regions.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={form.region}
            error={tried && problems.region}
            onValueChange={set('region')}
          />
          <TextField
            label="Цена, ₽"
            inputMode="decimal"
            autoComplete="off"
            value={form.price}
            error={tried && problems.price}
            onValueChange={set('price')}
          />
          <TextField
            label="Старая цена, ₽"
            optional
            inputMode="decimal"
            autoComplete="off"
            value={form.oldPrice}
            error={tried && problems.oldPrice}
            onValueChange={set('oldPrice')}
          />
        </Stack>
      </AlertDialog>
    </>
  );
}
