import { cx } from '../element/index.ts';
import * as css from './Radio.css.ts';
import type { RadioChoice } from './Radio.tsx';
import { useRadio } from './RadioGroup.tsx';

export interface RadioSwatchProps extends RadioChoice {
  /** Name of the colour. */
  label: string;
  /** Any CSS colour: it belongs to the goods, not to the theme. */
  color: string;
  /** It can be looked at, though there is none: struck through. @default false */
  gone?: boolean;
}

/** One colour of a RadioGroup with the `wrap` layout. */
export function RadioSwatch({ value, label, color, gone = false, ...rest }: RadioSwatchProps) {
  return (
    <label
      className={cx(css.swatch, gone && css.struck)}
      title={label}
      data-state={gone ? 'gone' : undefined}
    >
      <input {...rest} {...useRadio(value)} aria-label={label} className={css.cover} />
      <span className={css.paint} style={{ background: color, opacity: gone ? 0.4 : undefined }} />
    </label>
  );
}
