import { oldPriceWishes, priceRoundings } from '@siren/domain/goods';
import type { OldPriceWish, PriceRounding } from '@siren/domain/goods';
import { Checkbox } from '@siren/ui/checkbox';
import { TextField } from '@siren/ui/field';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import * as css from './Bulk.css.ts';
import { amountProblem, moveWords, oldPriceWords, roundingWords, unitOf } from './priceForm.ts';
import type { FormMove, PriceForm } from './priceForm.ts';

export interface PriceFieldsProps {
  form: PriceForm;
  regions: readonly { id: number; name: string }[];
  onChange(form: PriceForm): void;
}

const moves = Object.entries(moveWords).map(([value, label]) => ({ value, label }));
const roundings = priceRoundings.map((value) => ({ value, label: roundingWords[value] }));

/** What is done to many prices. Of a change that gives them back to the feed there is nothing more to say. */
export function PriceFields({ form, regions, onChange }: PriceFieldsProps) {
  const unit = unitOf(form);
  const set = (part: Partial<PriceForm>) => onChange({ ...form, ...part });
  const oldPrices = oldPriceWishes
    .filter((wish) => form.move !== 'keep' || wish !== 'former')
    .map((value) => ({ value, label: oldPriceWords[value] }));
  return (
    <div className={css.fields}>
      <Select
        label="Что сделать с&nbsp;ценой"
        value={form.move}
        options={moves}
        onValueChange={(move) => set({ move: move as FormMove, oldPrice: 'leave' })}
      />
      {unit !== null && (
        <TextField
          label={unit === 'percent' ? 'На\u00a0сколько процентов' : 'На\u00a0сколько рублей'}
          value={form.amount}
          inputMode="decimal"
          autoComplete="off"
          end={unit === 'percent' ? '%' : '₽'}
          error={amountProblem(form) ?? undefined}
          onValueChange={(amount) => set({ amount })}
        />
      )}
      {form.move !== 'feed' && (
        <>
          <Select
            label="Округлить"
            value={form.rounding}
            options={roundings}
            onValueChange={(rounding) => set({ rounding: rounding as PriceRounding })}
          />
          <Select
            label="Старая цена"
            value={form.oldPrice}
            options={oldPrices}
            onValueChange={(oldPrice) => set({ oldPrice: oldPrice as OldPriceWish })}
          />
        </>
      )}
      {regions.length > 1 && <Regions form={form} regions={regions} onChange={onChange} />}
    </div>
  );
}

function Regions({ form, regions, onChange }: PriceFieldsProps) {
  const chosen = form.regions ?? regions.map(({ id }) => id);
  function toggle(id: number, on: boolean): void {
    const next = on ? [...chosen, id] : chosen.filter((one) => one !== id);
    onChange({ ...form, regions: next.length === regions.length ? null : next });
  }
  return (
    <fieldset className={css.regions}>
      <legend>
        <Text as="span" size={14} tone="muted">
          Регионы
        </Text>
      </legend>
      <div className={css.choices}>
        {regions.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onCheckedChange={(on) => toggle(id, on)}>
            {name}
          </Checkbox>
        ))}
      </div>
      {chosen.length === 0 && (
        <Text as="p" size={14} tone="critical" role="alert">
          Выберите хотя&nbsp;бы один регион.
        </Text>
      )}
    </fieldset>
  );
}
