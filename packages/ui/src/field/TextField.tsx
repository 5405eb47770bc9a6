import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldNotes } from './Field.tsx';

export const fieldSizes = ['m', 'l'] as const;

/** What every field of one line takes. */
export interface LineProps extends FieldNotes {
  /** Least height: 44 or 52 px. @default 'm' */
  size?: (typeof fieldSizes)[number];
  /** The text after each change. */
  onValueChange?: (value: string) => void;
}

export interface TextFieldProps extends LineProps, Native<'input', 'size' | 'id'> {
  /** Name of the field. */
  label: string;
  /** Icon or short word before the text. */
  start?: ReactNode;
  /** Icon or button after the text. */
  end?: ReactNode;
}

/** One line of text. Give it `autoComplete`, `inputMode` and `enterKeyHint` as for any input; a `Counter` stands `aside`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  optional,
  id,
  size = 'm',
  start,
  end,
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const control = id ?? own;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} aside={aside} id={control}>
      {(tied) => (
        <div className={cx(css.box, css.sizes[size])}>
          {start && <span className={css.slot}>{start}</span>}
          <input type="text" {...rest} {...tied} className={css.input} onChange={change} />
          {end && <span className={css.slotEnd}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
