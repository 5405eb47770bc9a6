import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { UNRESTORED } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './CheckboxSwatch.css.ts';

export interface CheckboxSwatchProps extends Native<'input', 'type' | 'children' | 'color'> {
  /** Name of the colour. */
  children: ReactNode;
  /** Any CSS colour: it belongs to the goods, not to the theme. */
  color: string;
  /** Behind the name: a count. */
  end?: ReactNode;
  /** On or off after each press. */
  onCheckedChange?: (checked: boolean) => void;
}

/** One colour of several that may be chosen together; disabled it is struck through. */
export function CheckboxSwatch({
  children,
  color,
  end,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxSwatchProps) {
  const id = useId();
  return (
    <label className={css.row} style={{ '--paint': color } as CSSProperties}>
      <input
        {...UNRESTORED}
        aria-labelledby={`${id}-name`}
        aria-describedby={end ? `${id}-end` : undefined}
        {...rest}
        type="checkbox"
        className={css.mark}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <span className={css.words}>
        <span id={`${id}-name`}>{children}</span>
        {end && (
          <span id={`${id}-end`} className={css.end}>
            {end}
          </span>
        )}
      </span>
    </label>
  );
}
