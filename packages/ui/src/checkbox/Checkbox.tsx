import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { UNRESTORED } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Native<'input', 'type' | 'children'> {
  /** Words beside the mark. Without them give it an `aria-label`. */
  children?: ReactNode;
  /** Smaller words under the label. */
  description?: ReactNode;
  /** At the end of the line: a price, a count. */
  end?: ReactNode;
  /** Some of what it stands for is on. @default false */
  mixed?: boolean;
  /** On or off after each press. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no about one thing, or about many: then it may be mixed. */
export function Checkbox({
  children,
  description,
  end,
  mixed = false,
  ref,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const named = children !== undefined && rest['aria-label'] === undefined;
  const notes = [description && `${id}-note`, end && `${id}-end`].filter(Boolean).join(' ');
  /* There is no attribute for it, and a press resets it: it is set anew with every render. */
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = mixed;
    if (typeof ref === 'function') return ref(input);
    if (ref) ref.current = input;
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  const mark = (
    <input
      {...UNRESTORED}
      aria-labelledby={named ? `${id}-name` : undefined}
      aria-describedby={notes || undefined}
      {...rest}
      ref={setMixed}
      type="checkbox"
      data-state={mixed ? 'mixed' : undefined}
      className={css.mark}
      onChange={change}
    />
  );
  if (children === undefined) return <label className={css.alone}>{mark}</label>;
  return (
    <label className={css.row}>
      {mark}
      <span>
        <span id={`${id}-name`}>{children}</span>
        {description && (
          <span id={`${id}-note`} className={css.description}>
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}-end`} className={css.end}>
          {end}
        </span>
      )}
    </label>
  );
}
