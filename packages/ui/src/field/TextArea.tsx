import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { Counter } from './Counter.tsx';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldNotes } from './Field.tsx';

export interface TextAreaProps extends FieldNotes, Native<'textarea', 'id'> {
  /** Name of the field. */
  label: string;
  /** Lines at first. @default 3 */
  rows?: number;
  /** Lines up to which it grows with the text; from there on it scrolls. @default 12 */
  maxRows?: number;
  /** Shows how many characters there are of `maxLength`, and says so near the end. @default false */
  counter?: boolean;
  /** The text after each change. */
  onValueChange?: (value: string) => void;
}

/** Several lines of text; it grows with them. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  aside,
  optional,
  id,
  rows = 3,
  maxRows = 12,
  counter = false,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const own = useId();
  const control = id ?? own;
  const max = counter ? rest.maxLength : undefined;
  const count = max && <Counter control={control} max={max} text={rest.value ?? rest.defaultValue} />;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} aside={count || aside} id={control}>
      {(tied) => (
        <div className={css.box}>
          <textarea
            rows={rows}
            {...rest}
            {...tied}
            className={cx(css.input, css.area)}
            style={{ minHeight: `${rows}lh`, maxHeight: `${Math.max(rows, maxRows)}lh` }}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
}
