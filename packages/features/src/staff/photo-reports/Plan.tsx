import { fieldWords } from '@siren/domain/audit';
import type { PlannedStore, StaffPhotoPlan } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import {
  FieldConflict,
  LeaveGuard,
  deedHistory,
  RecordColumns,
  RecordHead,
  RecordHistory,
  useCheckedForm,
} from '../kit/index.ts';
import type { CheckedForm } from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PlanEnd } from './PlanEnd.tsx';
import { PlanFields } from './PlanFields.tsx';
import { formOf, idsIn, problemsOf, wishOf } from './planForm.ts';
import type { PlanForm } from './planForm.ts';
import { PlanStores } from './PlanStores.tsx';
import * as css from './Report.css.ts';
import { dueText, periodText } from './reportWords.tsx';
import { archiveAddress, boardResource } from './resources.ts';
import { useMay } from './useMay.ts';
import type { OpenPlan } from './usePlan.ts';

export interface PlanProps {
  plan: StaffPhotoPlan;
  open: OpenPlan;
}

/** A plan: what is asked, how its stores stand, and all its photos as one file. */
export const Plan = ({ plan, open }: PlanProps) =>
  useMay().plan ? <Changed plan={plan} open={open} /> : <Shown plan={plan} />;

const Head = ({ plan, form }: { plan: StaffPhotoPlan; form?: CheckedForm<PlanForm> }) => (
  <RecordHead
    title={plan.task}
    marks={
      <Text as="span" size={14} tone="muted" numeric>
        {periodText(plan.period)}, {dueText(plan)}
      </Text>
    }
    actions={
      <Inline gap={2}>
        {plan.cells.some(({ photos }) => photos > 0) && (
          <Button variant="line" render={<a href={archiveAddress(plan.id)} download />}>
            Скачать снимки, ZIP
          </Button>
        )}
        {form?.dirty && (
          <Button variant="line" onClick={form.undo}>
            Отменить
          </Button>
        )}
        {form && (
          <Button
            loading={form.saving}
            disabled={!form.dirty || form.conflicts.length > 0}
            onClick={() => void form.save()}
          >
            Сохранить
          </Button>
        )}
      </Inline>
    }
  />
);

const Shots = ({ plan }: { plan: StaffPhotoPlan }) => (
  <Card as="section" aria-label="Что снять">
    <Heading level={2} size="panel">
      Что снять
    </Heading>
    <ol className={css.samples}>
      {plan.shots.map(({ id, name, sample }, at) => (
        <li key={id}>
          <PhotoFrame photo={sample} label="Образец" alt={`Образец: ${name}`} missing="Без образца" />
          <Text size={14}>
            {at + 1}. {name}
          </Text>
        </li>
      ))}
    </ol>
  </Card>
);

const zoneOf = ({ stores }: StaffPhotoPlan): string => stores[0]?.timeZone ?? 'Europe/Moscow';

const Aside = ({ plan }: { plan: StaffPhotoPlan }) => (
  <>
    <PlanStores plan={plan} />
    <RecordHistory lines={deedHistory(plan.changes)} timeZone={zoneOf(plan)} />
  </>
);

const Shown = ({ plan }: { plan: StaffPhotoPlan }) => (
  <>
    <Head plan={plan} />
    <RecordColumns main={<Shots plan={plan} />} aside={<Aside plan={plan} />} />
  </>
);

/** What a field says, for whoever chooses between two. */
const saidBy = (stores: readonly PlannedStore[], field: keyof PlanForm, value: string): string =>
  field === 'stores'
    ? idsIn(value)
        .map((id) => stores.find((store) => store.id === id)?.name ?? String(id))
        .join(', ')
    : value;

function Changed({ plan, open }: PlanProps) {
  const offered = useResource(boardResource(null)).data?.stores ?? [];
  // One that is shut by now stays in the plan.
  const stores = [...new Map([...plan.stores, ...offered].map((store) => [store.id, store])).values()];
  const form = useCheckedForm<PlanForm>({
    name: `photo-plan/${plan.id}`,
    stored: formOf(plan),
    problemsOf,
    send: async (_, fields) => formOf(await open.save(wishOf(fields))),
  });
  useShortcut('save', () => void form.save());
  return (
    <>
      <Head plan={plan} form={form} />
      {form.conflicts.map((field) => (
        <FieldConflict
          key={field}
          label={fieldWords[field] ?? field}
          mine={saidBy(stores, field, form.fields[field])}
          theirs={saidBy(stores, field, form.stored[field])}
          onChoose={(whose) => form.choose(field, whose)}
        />
      ))}
      {form.error !== null && form.conflicts.length === 0 && (
        <Text role="alert" tone="critical">
          {errorText(form.error)}
        </Text>
      )}
      <RecordColumns
        main={
          <>
            <Card as="section" aria-label="Задание">
              <PlanFields form={form} stores={stores} />
            </Card>
            <Shots plan={plan} />
          </>
        }
        aside={
          <>
            <Aside plan={plan} />
            <PlanEnd plan={plan} open={open} />
          </>
        }
      />
      <LeaveGuard dirty={form.dirty} />
    </>
  );
}
