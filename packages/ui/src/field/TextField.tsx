import type { ChangeEvent, ReactNode } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export const fieldSizes = ['m', 'l'] as const;

export interface TextFieldProps extends Omit<FieldProps, 'children'>, Native<'input', 'size' | 'id'> {
  /** Least height: 44 or 52 px. @default 'm' */
  size?: (typeof fieldSizes)[number];
  /** Icon or short word before the text. */
  start?: ReactNode;
  /** Icon or button after the text. */
  end?: ReactNode;
  /** The text after each change. */
  onValueChange?: (value: string) => void;
}

/** One line of text. Give it `autoComplete`, `inputMode` and `enterKeyHint` as for any input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  size = 'm',
  start,
  end,
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }}>
      {(control) => (
        <div className={cx(css.box, css.sizes[size])}>
          {start && <span className={css.slot}>{start}</span>}
          <input type="text" {...rest} {...control} className={css.input} onChange={change} />
          {end && <span className={css.slotEnd}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
