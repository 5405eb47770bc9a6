import type { ChangeEvent } from 'react';
import { cx, UNRESTORED } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { Field } from '../field/index.ts';
import type { FieldNotes, fieldSizes } from '../field/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as css from './Select.css.ts';

export const selectLooks = ['field', 'plain'] as const;

export interface SelectOption {
  /** Tells options apart; goes with the form under `name`. */
  value: string;
  /** What one reads. */
  label: string;
  /** Shown, and never chosen. @default false */
  disabled?: boolean;
}

export interface SelectGroup {
  /** Heading of the group. */
  label: string;
  /** What can be chosen in it. */
  options: readonly SelectOption[];
  /** None of the group can be chosen. @default false */
  disabled?: boolean;
}

export interface SelectProps extends FieldNotes, Native<'select', 'id' | 'children' | 'size' | 'multiple'> {
  /** Name of the field. */
  label: string;
  /** What can be chosen, with or without groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen, «Выберите город»; it cannot be gone back to. */
  placeholder?: string;
  /** A field among fields, or words with an arrow above a list. @default 'field' */
  look?: (typeof selectLooks)[number];
  /** Least height: 44 or 52 px. @default 'm' */
  size?: (typeof fieldSizes)[number];
  /** The value after each change. */
  onValueChange?: (value: string) => void;
}

const draw = (option: SelectOption | SelectGroup) =>
  'options' in option ? (
    <optgroup key={option.label} label={option.label} disabled={option.disabled}>
      {option.options.map(draw)}
    </optgroup>
  ) : (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );

/**
 * One of many by the browser's own control, with its keys and on a phone with its wheel. Where the browser allows it,
 * the open list is drawn by the theme. Without `value`, `defaultValue` and `placeholder` the first option is chosen.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  aside,
  optional,
  id,
  options,
  placeholder,
  look = 'field',
  size = 'm',
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  const start = rest.value === undefined && placeholder !== undefined ? { defaultValue: '' } : {};
  return (
    <Field {...{ label, hideLabel, hint, error, aside, optional, id }}>
      {(control) => (
        <div className={css.box}>
          <select
            {...UNRESTORED}
            {...start}
            {...rest}
            {...control}
            className={cx(css.select, css.sizes[size], css.looks[look])}
            onChange={change}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(draw)}
          </select>
          <span className={cx(css.arrow, css.arrowLooks[look])}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
