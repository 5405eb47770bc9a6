import { PHOTO_TEXT_MAX } from '@siren/domain/photo-reports';
import type { PlannedStore } from '@siren/domain/photo-reports';
import { Checkbox } from '@siren/ui/checkbox';
import { DateField } from '@siren/ui/date-field';
import { TextArea } from '@siren/ui/field';
import { dayOf } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useClock } from '../../info/index.ts';
import { idsIn, idsText } from './planForm.ts';
import type { PlanForm } from './planForm.ts';
import * as css from './Report.css.ts';

export interface PlanFieldsProps {
  form: {
    fields: PlanForm;
    set(name: keyof PlanForm, value: string): void;
    problemOf(field: string): string | undefined;
  };
  /** Stores that may be asked. */
  stores: readonly PlannedStore[];
}

/** Days of a plan are counted by the clocks that most stores go by. */
export const PLAN_ZONE = 'Europe/Moscow';

/** What is asked of stores, until which day, and of which. */
export function PlanFields({ form, stores }: PlanFieldsProps) {
  const { fields, set, problemOf } = form;
  const clock = useClock();
  return (
    <Stack gap={4}>
      <TextArea
        label="Задание"
        rows={2}
        maxLength={PHOTO_TEXT_MAX}
        value={fields.task}
        error={problemOf('task')}
        onValueChange={(task) => set('task', task)}
      />
      <DateField
        label="Последний день"
        hint="Кончается в&nbsp;полночь по&nbsp;часам каждого магазина"
        today={dayOf(clock(), PLAN_ZONE) ?? ''}
        value={fields.deadline || null}
        error={problemOf('deadline')}
        onValueChange={(day) => set('deadline', day ?? '')}
      />
      <StoresChoice
        stores={stores}
        chosen={idsIn(fields.stores)}
        error={problemOf('stores')}
        onChange={(ids) => set('stores', idsText(ids))}
      />
    </Stack>
  );
}

interface StoresChoiceProps {
  stores: readonly PlannedStore[];
  chosen: readonly number[];
  error: string | undefined;
  onChange(ids: number[]): void;
}

function StoresChoice({ stores, chosen, error, onChange }: StoresChoiceProps) {
  const all = stores.map(({ id }) => id);
  const isAll = all.every((id) => chosen.includes(id));
  // As they are stored: a store that is ticked and ticked off again is no change.
  const choose = (ids: readonly number[]) => onChange(ids.toSorted((one, other) => one - other));
  return (
    <fieldset className={css.choices}>
      <legend>
        <Text as="span" size={14}>
          Магазины
        </Text>
      </legend>
      <div className={css.all}>
        <Checkbox
          checked={isAll}
          mixed={!isAll && chosen.length > 0}
          onCheckedChange={(on) => choose(on ? all : [])}
        >
          Все магазины
        </Checkbox>
      </div>
      {stores.map(({ id, name, address }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          description={address}
          onCheckedChange={(on) => choose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
      {error !== undefined && (
        <Text role="alert" size={14} tone="critical">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
