import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx, useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { formatDecimal, NBSP } from '../format/index.ts';
import { SliderBar } from '../slider/index.ts';
import { BoundField } from './BoundField.tsx';
import { noBounds, rangeOf, setBound, thumbsOf } from './range.ts';
import type { NumberRange, RangeSide } from './range.ts';
import * as css from './RangeField.css.ts';

export interface RangeFieldProps extends Native<'div', 'defaultValue' | 'onChange' | 'children'> {
  /** What is bounded: «Цена». */
  label: string;
  /** The label is heard and not seen, for a heading above says it. @default false */
  hideLabel?: boolean;
  /** The bounds, null where nobody asks for one. */
  value?: NumberRange;
  /** The bounds at first, when nobody else keeps them. @default { from: null, to: null } */
  defaultValue?: NumberRange;
  /** The bounds while a thumb moves, and when a typed one is settled. */
  onValueChange?: (value: NumberRange) => void;
  /** The bounds once a thumb is let go, a field is left or Enter is pressed: what costs a request waits for it. */
  onValueCommit?: (value: NumberRange) => void;
  /** The least there is. */
  min: number;
  /** The greatest there is. */
  max: number;
  /** Thumbs stop this far apart; typed bounds may lie between. @default 1 */
  step?: number;
  /** Unit of the numbers, said behind the label and with each value: «Цена, ₽». */
  unit?: string;
  /** How often all was reset around it: what was typed and is no number goes with each, as it would with a form. @default 0 */
  resets?: number;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
}

/** Width of a number in digits; the spaces between its thousands are half as wide. */
const charsOf = (value: number) =>
  [...formatDecimal(value)].reduce((width, sign) => width + (sign === NBSP ? 0.5 : 1), 0);

/** From and to: two fields for those who know the numbers, two thumbs for those who feel for them. */
export function RangeField({
  label,
  hideLabel = false,
  value,
  defaultValue = noBounds,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  unit,
  resets = 0,
  hint,
  disabled = false,
  ...rest
}: RangeFieldProps) {
  const id = useId();
  const [range, change] = useValue(value, defaultValue, onValueChange, `${id}-label`);
  const limits = { min, max, step };
  const [low, high] = thumbsOf(range, limits);
  const settle = (side: RangeSide) => (typed: number | null) => {
    const next = setBound(range, side, typed, limits);
    if (next.from === range.from && next.to === range.to) return;
    change(next);
    onValueCommit?.(next);
  };
  const text = (bound: number) => formatDecimal(bound) + (unit ? NBSP + unit : '');
  const names = { from: `${label} от`, to: `${label} до` };
  return (
    <div {...rest} role="group" aria-labelledby={`${id}-label`} className={css.group}>
      <div id={`${id}-label`} className={cx(css.label, hideLabel && css.hidden)}>
        {label}
        {unit && `, ${unit}`}
      </div>
      <div className={css.fields} style={{ '--chars': charsOf(max) } as CSSProperties}>
        <BoundField
          {...{ disabled, resets, name: names.from, word: 'от', value: range.from, end: min }}
          onSettle={settle('from')}
        />
        <BoundField
          {...{ disabled, resets, name: names.to, word: 'до', value: range.to, end: max }}
          onSettle={settle('to')}
        />
      </div>
      {max > min && (
        <SliderBar
          {...limits}
          disabled={disabled}
          thumbs={[
            { label: names.from, value: low, text: text(low) },
            { label: names.to, value: high, text: text(high) },
          ]}
          onValuesChange={(values) => change(rangeOf(values, limits))}
          onValuesCommit={() => onValueCommit?.(range)}
        />
      )}
      {hint && <div className={css.hint}>{hint}</div>}
    </div>
  );
}
