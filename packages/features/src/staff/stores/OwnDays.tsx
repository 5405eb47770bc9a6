import { OWN_DAYS_MAX, OWN_DAYS_NAME_MAX, overlapsOf, ownDaysProblem } from '@siren/domain/regions';
import { Button } from '@siren/ui/button';
import { DateField } from '@siren/ui/date-field';
import { TextField } from '@siren/ui/field';
import { IconButton } from '@siren/ui/icon-button';
import { PlusIcon, TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { USUAL_HOURS, DayTimes } from './DayRow.tsx';
import * as css from './Stores.css.ts';
import { ownDaysField, ownDaysIn } from './storeForm.ts';
import type { OwnDaysWish } from './storeForm.ts';
import type { OpenForm } from './useStore.ts';

interface OwnDaysProps {
  form: OpenForm;
  /** Today by the clocks of the store, ISO 8601 date. */
  today: string;
}

/** Days on which this store alone keeps other hours, or is closed. */
export function OwnDays({ form, today }: OwnDaysProps) {
  const days = ownDaysIn(form.fields.ownDays);
  const isTried = form.problemOf('ownDays') !== undefined;
  const put = (next: readonly OwnDaysWish[]) => form.set('ownDays', ownDaysField(next));
  const next = Math.max(-1, ...days.map(({ key }) => key)) + 1;
  return (
    <Stack gap={2}>
      <Text size={14} tone="muted">
        Праздники и&nbsp;особые дни этого магазина
      </Text>
      {days.map((one, at) => (
        <Days
          key={one.key}
          number={at + 1}
          days={one}
          today={today}
          within={overlapsOf(one, days)}
          problem={isTried ? ownDaysProblem(one) : null}
          onChange={(said) => put(days.with(at, said))}
          onRemove={() => put(days.toSpliced(at, 1))}
        />
      ))}
      {days.length < OWN_DAYS_MAX && (
        <div>
          <Button
            variant="line"
            size="s"
            icon={<PlusIcon />}
            onClick={() => put([...days, { key: next, name: '', from: today, to: today, hours: null }])}
          >
            Особый день
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface DaysProps {
  number: number;
  days: OwnDaysWish;
  today: string;
  /** Names of others whose days they share. */
  within: readonly string[];
  /** What is wrong with them, in words. */
  problem: string | null;
  onChange(days: OwnDaysWish): void;
  onRemove(): void;
}

function Days({ number, days, today, within, problem, onChange, onRemove }: DaysProps) {
  const { name, from, to, hours } = days;
  return (
    <div className={css.ownDays} role="group" aria-label={`Особый день\u00a0${number}`}>
      <TextField
        label="Повод"
        autoComplete="off"
        maxLength={OWN_DAYS_NAME_MAX}
        value={name}
        onValueChange={(text) => onChange({ ...days, name: text })}
      />
      <div className={css.pair}>
        <DateField
          label="Первый день"
          today={today}
          value={from || null}
          // A day that is moved takes its end along where that would be before it.
          onValueChange={(day) => onChange({ ...days, from: day ?? '', to: day && to < day ? day : to })}
        />
        <DateField
          label="Последний день"
          today={today}
          value={to || null}
          onValueChange={(day) => onChange({ ...days, to: day ?? '' })}
        />
      </div>
      <div className={css.times}>
        <Switch
          checked={hours !== null}
          onCheckedChange={(on) => onChange({ ...days, hours: on ? USUAL_HOURS : null })}
        >
          Открыт
        </Switch>
        {hours ? (
          <DayTimes
            hours={hours}
            onChange={({ opens, closes }) => onChange({ ...days, hours: { opens, closes } })}
          />
        ) : (
          <Text as="span" size={14} tone="muted">
            Выходной
          </Text>
        )}
        <span className={css.removal}>
          <IconButton
            size="s"
            icon={<TrashIcon />}
            label={`Убрать: ${name || `особый день\u00a0${number}`}`}
            onClick={onRemove}
          />
        </span>
      </div>
      {within.length > 0 && (
        <Text size={14} tone="muted">
          Пересекается: {within.join(', ')}. В&nbsp;общие дни верно то, что добавлено позже.
        </Text>
      )}
      {problem !== null && (
        <Text role="alert" size={14} tone="critical">
          {problem}
        </Text>
      )}
    </div>
  );
}
