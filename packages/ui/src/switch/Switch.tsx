import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Native<'input', 'type' | 'children'> {
  /** What is switched. */
  children: ReactNode;
  /** Smaller words under it. */
  description?: ReactNode;
  /** On or off after each press. */
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once. What waits for a button is a Checkbox. */
export function Switch({ children, description, onChange, onCheckedChange, ...rest }: SwitchProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <label className={css.row}>
      <span className={css.words}>
        <span id={`${id}-name`}>{children}</span>
        {description && (
          <span id={`${id}-note`} className={css.description}>
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-note` : undefined}
        className={css.track}
        onChange={change}
      />
    </label>
  );
}
