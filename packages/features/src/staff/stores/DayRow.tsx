import type { DayHours } from '@siren/domain/regions';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import * as css from './Stores.css.ts';

export interface DayRowProps {
  /** «Пн» */
  name: string;
  hours: DayHours | null;
  /** What is wrong with them, in words. */
  problem: string | null;
  onChange(hours: DayHours | null): void;
}

const TIME_MAX = 5;
export const USUAL_HOURS: DayHours = { opens: '10:00', closes: '20:00' };
const USUAL_PAUSE = { opens: '13:00', closes: '14:00' };

/** The hours of one day: open or not, from, to, and a break. */
export function DayRow({ name, hours, problem, onChange }: DayRowProps) {
  return (
    <div className={css.day} role="group" aria-label={name}>
      <Switch checked={hours !== null} onCheckedChange={(on) => onChange(on ? USUAL_HOURS : null)}>
        {name}
      </Switch>
      {hours === null ? (
        <Text as="span" size={14} tone="muted">
          Выходной
        </Text>
      ) : (
        <Times hours={hours} onChange={onChange} />
      )}
      {problem !== null && (
        <div className={css.problem}>
          <Text role="alert" size={14} tone="critical">
            {problem}
          </Text>
        </div>
      )}
    </div>
  );
}

interface TimesProps {
  hours: DayHours;
  onChange(hours: DayHours): void;
}

function Time({ label, value, onChange }: { label: string; value: string; onChange(text: string): void }) {
  return (
    <div className={css.time}>
      <TextField
        label={label}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        maxLength={TIME_MAX}
        value={value}
        onValueChange={onChange}
      />
    </div>
  );
}

/** From and until when. */
export const DayTimes = ({ hours, onChange }: TimesProps) => (
  <div className={css.range}>
    <Time label="С" value={hours.opens} onChange={(opens) => onChange({ ...hours, opens })} />
    <span aria-hidden="true">–</span>
    <Time label="До" value={hours.closes} onChange={(closes) => onChange({ ...hours, closes })} />
  </div>
);

function Times({ hours, onChange }: TimesProps) {
  const { pause } = hours;
  return (
    <div className={css.times}>
      <DayTimes hours={hours} onChange={onChange} />
      {pause ? (
        <div className={css.pause}>
          <Text as="span" size={14} tone="muted">
            перерыв
          </Text>
          <Time
            label="Перерыв с"
            value={pause.opens}
            onChange={(opens) => onChange({ ...hours, pause: { ...pause, opens } })}
          />
          <span aria-hidden="true">–</span>
          <Time
            label="Перерыв до"
            value={pause.closes}
            onChange={(closes) => onChange({ ...hours, pause: { ...pause, closes } })}
          />
          <IconButton
            label="Убрать перерыв"
            icon={<CloseIcon />}
            onClick={() => onChange({ opens: hours.opens, closes: hours.closes })}
          />
        </div>
      ) : (
        <Button variant="line" size="s" onClick={() => onChange({ ...hours, pause: USUAL_PAUSE })}>
          Перерыв
        </Button>
      )}
    </div>
  );
}
