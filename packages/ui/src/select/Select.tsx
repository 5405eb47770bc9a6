import type { ChangeEvent } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { Field } from '../field/index.ts';
import type { FieldProps } from '../field/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as css from './Select.css.ts';

export const selectLooks = ['field', 'plain'] as const;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Omit<FieldProps, 'children'>, Native<'select', 'id' | 'children' | 'size'> {
  options: readonly SelectOption[];
  /** A field among fields, or words with an arrow above a list. @default 'field' */
  look?: (typeof selectLooks)[number];
  onValueChange?: (value: string) => void;
}

/** One of many, by the list of the system: it fits every phone. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  options,
  look = 'field',
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }}>
      {(control) => (
        <div className={css.box}>
          <select {...rest} {...control} className={cx(css.select, css.looks[look])} onChange={change}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={cx(css.arrow, css.arrowLooks[look])}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
