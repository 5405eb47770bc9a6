import { weekdayNames } from '@siren/domain/regions';
import type { DayHours } from '@siren/domain/regions';
import type { StaffStore } from '@siren/domain/stores';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { storeDaysText } from '../../regions/index.ts';
import { DayRow } from './DayRow.tsx';
import { OwnDays } from './OwnDays.tsx';
import * as css from './Stores.css.ts';
import { commonDays, dayProblem, weekField, weekIn } from './storeForm.ts';
import type { OpenForm } from './useStore.ts';

/** Working days of a week. */
const WORKDAYS = 5;

/** When a store is open, by day of the week, with the special days that are near. */
export function StoreHours({ store, form }: { store: StaffStore; form: OpenForm }) {
  const week = weekIn(form.fields.week);
  const put = (at: number, hours: DayHours | null) => form.set('week', weekField(week.with(at, hours)));
  const common = commonDays(store);
  const isTried = form.problemOf('week') !== undefined;
  return (
    <Card as="section" aria-label="Часы работы">
      <Stack gap={3}>
        <div className={css.title}>
          <Inline gap={2}>
            <Heading level={2} size="panel">
              Часы работы
            </Heading>
            <Text as="span" size={14} tone="muted">
              местное время
            </Text>
          </Inline>
          <Button
            variant="line"
            size="s"
            onClick={() =>
              form.set(
                'week',
                weekField(week.map((hours, at) => (at < WORKDAYS ? (week[0] ?? null) : hours))),
              )
            }
          >
            Будни как понедельник
          </Button>
        </div>
        <div>
          {week.map((hours, at) => (
            <DayRow
              key={weekdayNames[at]}
              name={weekdayNames[at] ?? ''}
              hours={hours}
              problem={isTried ? dayProblem(hours) : null}
              onChange={(next) => put(at, next)}
            />
          ))}
        </div>
        <Text size={14} tone="muted">
          Круглосуточно: одинаковое время открытия и&nbsp;закрытия.
        </Text>
        <OwnDays form={form} today={store.today} />
        {common.length > 0 && (
          <Stack gap={1}>
            <Text size={14} tone="muted">
              Общие, из&nbsp;справочника
            </Text>
            {common.map((days) => (
              <Text key={`${days.from} ${days.to} ${days.name}`} size={14} numeric>
                {storeDaysText(days)}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
