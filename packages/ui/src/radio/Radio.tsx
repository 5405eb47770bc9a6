import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import * as css from './Radio.css.ts';
import { useRadio } from './RadioGroup.tsx';

type Own = 'value' | 'type' | 'name' | 'checked' | 'onChange' | 'children';

/** What every choice of a RadioGroup takes. */
export interface RadioChoice extends Native<'input', Own> {
  /** Value of the group while this one is chosen. */
  value: string;
}

export interface RadioProps extends RadioChoice {
  /** Words beside the mark: the name of the choice. */
  children: ReactNode;
  /** Smaller words under them. */
  description?: ReactNode;
  /** At the end of the line: a price. */
  end?: ReactNode;
}

/** One choice of a RadioGroup. */
export function Radio({ value, children, description, end, ...rest }: RadioProps) {
  const id = useId();
  const notes = [description && `${id}-note`, end && `${id}-end`].filter(Boolean).join(' ');
  return (
    <label className={css.row}>
      <input
        {...rest}
        {...useRadio(value)}
        aria-labelledby={`${id}-name`}
        aria-describedby={notes || undefined}
        className={css.mark}
      />
      <span>
        <span id={`${id}-name`}>{children}</span>
        {description && (
          <span id={`${id}-note`} className={css.small}>
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
