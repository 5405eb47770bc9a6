import { can } from '@siren/domain/account';
import type { PlannedStore } from '@siren/domain/photo-reports';
import { localTime } from '@siren/domain/regions';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { useClock } from '../../info/index.ts';
import { meResource, NewRecordEnd, RecordComing, screenPath } from '../kit/index.ts';
import { PLAN_ZONE, PlanFields } from './PlanFields.tsx';
import * as css from './Report.css.ts';
import { periodText } from './reportWords.tsx';
import { boardResource } from './resources.ts';
import { ShotsFields } from './ShotsFields.tsx';
import { useInTurn } from './useInTurn.ts';
import { useNewPlan } from './useNewPlan.ts';

/** Months that a plan may be of: this one and those that come. */
const MONTHS = 6;
const monthsFrom = (now: number): string[] => {
  const { year, month } = localTime(now, PLAN_ZONE);
  return Array.from({ length: MONTHS }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  );
};

/** A plan that is to be made. */
export function NewPlan() {
  const { data, error, mutate } = useResource(boardResource(null));
  const me = useResource(meResource).data;
  const isRefused = me !== undefined && !can(me.permissions, 'photo-reports.plan');
  return (
    <div className={css.page}>
      <title>Новый план | Сирень</title>
      <Breadcrumbs
        items={[
          { label: 'Фотоотчёты', render: <Link to={screenPath('photo-reports')} /> },
          { label: 'Новый план' },
        ]}
      />
      <Heading level={1} size="page">
        Новый план
      </Heading>
      {isRefused ? (
        <Text role="alert">Планы составляет тот, у&nbsp;кого есть на&nbsp;это право.</Text>
      ) : data && me ? (
        <Form stores={data.stores} />
      ) : (
        <RecordComing error={error} onRetry={() => void mutate()} />
      )}
    </div>
  );
}

function Form({ stores }: { stores: readonly PlannedStore[] }) {
  const months = monthsFrom(useClock()());
  const { form, shots, setShots } = useNewPlan(months[0] ?? '', stores);
  const { inTurn, busy } = useInTurn();
  return (
    <Stack gap={4}>
      <Card as="section" aria-label="Задание">
        <Stack gap={4}>
          <Select
            label="Месяц"
            options={months.map((month) => ({ value: month, label: periodText(month) }))}
            value={form.fields.period}
            onValueChange={(period) => form.set('period', period)}
          />
          <PlanFields form={form} stores={stores} />
        </Stack>
      </Card>
      <Card as="section" aria-label="Что снять">
        <Stack gap={4}>
          <Heading level={2} size="panel">
            Что снять
          </Heading>
          <ShotsFields shots={shots} inTurn={inTurn} error={form.problemOf('shots')} onChange={setShots} />
        </Stack>
      </Card>
      <NewRecordEnd
        form={form}
        busy={busy && 'Образец ещё загружается.'}
        action="Создать план"
        nameOf={({ task }) => `«${task}»`}
      />
    </Stack>
  );
}
