import { useId } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import { UNRESTORED, useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Native<'input', 'type' | 'children'> {
  /** What is switched. */
  children: ReactNode;
  /** Smaller words under it. */
  description?: ReactNode;
  /** The change is on its way: a spinner in its place, the focus stays, presses are refused. @default false */
  pending?: boolean;
  /** On or off. */
  checked?: boolean;
  /** On or off at first, when nobody else keeps it. @default false */
  defaultChecked?: boolean;
  /** On or off after each press. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A native checkbox switches by Space alone, and Enter would send the form that it stands in. */
const pressEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.click();
};

/** On or off, at once, by a press, Space or Enter. What waits for a button is a Checkbox. */
export function Switch({
  children,
  description,
  pending = false,
  checked,
  defaultChecked = false,
  onChange,
  onKeyDown,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  const id = useId();
  const [on, set] = useValue(checked, defaultChecked, onCheckedChange, `${id}-name`);
  /* What is refused is put back by React, which keeps the state: an event prevented here would confuse it. */
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (pending) return;
    onChange?.(event);
    set(event.target.checked);
  };
  return (
    <label className={css.row} data-state={pending ? 'pending' : undefined}>
      <span className={css.words}>
        <span id={`${id}-name`}>{children}</span>
        {description && (
          <span id={`${id}-note`} className={css.description}>
            {description}
          </span>
        )}
      </span>
      <span className={css.place}>
        <input
          {...UNRESTORED}
          aria-labelledby={`${id}-name`}
          aria-describedby={description ? `${id}-note` : undefined}
          {...rest}
          type="checkbox"
          role="switch"
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          checked={on}
          className={css.track}
          onChange={change}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            pressEnter(event);
          }}
        />
        {pending && (
          <span className={css.wait}>
            <Spinner tone="current" />
          </span>
        )}
      </span>
    </label>
  );
}
