import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './Field.css.ts';

/** What the control inside a field has to carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every field says besides its name. */
export interface FieldNotes {
  /** The name is heard and not seen. @default false */
  hideLabel?: boolean;
  /** What helps to fill it in; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Stands at the end of the line under the control: a counter, a warning. */
  aside?: ReactNode;
  /** Says that it may stay empty: fields are required unless they say so. @default false */
  optional?: boolean;
  /** Own id, when something outside points at the control. */
  id?: string;
}

export interface FieldProps extends FieldNotes {
  /** Name of the field. */
  label: string;
  /** Makes the control out of what ties it to its words. */
  children: (control: ControlProps) => ReactNode;
}

/** Id of the label of a control, for what is named by it besides the control itself. */
export const labelId = (control: string) => `${control}-label`;

/** A label, a control, and under it a hint or the error. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  optional = false,
  id,
  children,
}: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const note = error ?? hint;
  const noteId = `${control}-note`;
  const optionalId = `${control}-optional`;
  const asideId = `${control}-aside`;
  return (
    <div className={css.field} data-state={error ? 'invalid' : undefined}>
      <label id={labelId(control)} htmlFor={control} className={hideLabel ? css.hiddenLabel : css.label}>
        {label}
        {/* Not a part of the name: it is heard as the description. */}
        {optional && (
          <span id={optionalId} aria-hidden="true">
            , необязательно
          </span>
        )}
      </label>
      {children({
        id: control,
        'aria-describedby':
          [optional && optionalId, note && noteId, aside && asideId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(note || aside) && (
        <div className={css.foot}>
          {note && (
            <div id={noteId} className={error ? css.error : css.hint}>
              {note}
            </div>
          )}
          {aside && (
            <div id={asideId} className={css.aside}>
              {aside}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
