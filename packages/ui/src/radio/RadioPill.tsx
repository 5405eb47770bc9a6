import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import * as css from './Radio.css.ts';
import type { RadioChoice } from './Radio.tsx';
import { useRadio } from './RadioGroup.tsx';

export interface RadioPillProps extends RadioChoice {
  /** Words in the box: «208 см». */
  children: ReactNode;
  /** Smaller words under them: a price. */
  description?: ReactNode;
  /** It can be looked at, though there is none: dashed edge. @default false */
  gone?: boolean;
}

/** One choice of a RadioGroup as a small box: a width, a kind of legs, with a price under it or not. */
export function RadioPill({ value, children, description, gone = false, ...rest }: RadioPillProps) {
  const id = useId();
  return (
    <label className={cx(css.pill, gone && css.gone)} data-state={gone ? 'gone' : undefined}>
      <input
        {...rest}
        {...useRadio(value)}
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-note` : undefined}
        className={css.cover}
      />
      <span id={`${id}-name`} className={css.name}>
        {children}
      </span>
      {description && (
        <span id={`${id}-note`} className={css.tiny}>
          {description}
        </span>
      )}
    </label>
  );
}
