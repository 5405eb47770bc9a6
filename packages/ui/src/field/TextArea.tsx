import type { ChangeEvent } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export interface TextAreaProps extends Omit<FieldProps, 'children'>, Native<'textarea', 'id'> {
  /** The text after each change. */
  onValueChange?: (value: string) => void;
}

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }}>
      {(control) => (
        <div className={css.box}>
          <textarea rows={3} {...rest} {...control} className={cx(css.input, css.area)} onChange={change} />
        </div>
      )}
    </Field>
  );
}
