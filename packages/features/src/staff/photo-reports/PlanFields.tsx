import { PHOTO_TEXT_MAX } from '@siren/domain/photo-reports';
import type { PlannedStore } from '@siren/domain/photo-reports';
import { DateField } from '@siren/ui/date-field';
import { TextArea } from '@siren/ui/field';
import { dayOf } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { useClock } from '../../info/index.ts';
import { StoresChoice } from '../kit/index.ts';
import { idsIn, idsText } from './planForm.ts';
import type { PlanForm } from './planForm.ts';

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
        label="Магазины"
        all
        stores={stores}
        chosen={idsIn(fields.stores)}
        error={problemOf('stores')}
        onChange={(ids) => set('stores', idsText(ids))}
      />
    </Stack>
  );
}
