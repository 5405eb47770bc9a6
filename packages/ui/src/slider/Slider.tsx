import { useId } from 'react';
import { useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { formatDecimal } from '../format/index.ts';
import { SliderBar } from './SliderBar.tsx';
import type { SliderMark, SliderOrientation } from './SliderMark.ts';
import * as css from './Slider.css.ts';

export interface SliderProps extends Native<'span', 'children' | 'defaultValue' | 'onChange' | 'aria-label'> {
  /** What is set: «Срок рассрочки». */
  label: string;
  /** The label is heard and not seen, and so is the value. @default false */
  hideLabel?: boolean;
  /** The value. */
  value?: number;
  /** The value at first, when nobody else keeps it. @default min */
  defaultValue?: number;
  /** The value while the thumb moves. */
  onValueChange?: (value: number) => void;
  /** The value when the thumb is let go: what costs a request waits for it. */
  onValueCommit?: (value: number) => void;
  /** Least value. @default 0 */
  min?: number;
  /** Greatest value. @default 100 */
  max?: number;
  /** Values lie this far apart. @default 1 */
  step?: number;
  /** Marks along the bar, with words or without. @default [] */
  marks?: readonly SliderMark[];
  /** The value in words, shown and heard: «12 месяцев». @default the number alone */
  valueText?: (value: number) => string;
  /** Lying or standing. @default 'horizontal' */
  orientation?: SliderOrientation;
  /** It can be looked at and not moved. @default false */
  disabled?: boolean;
  /** Name in the form that it stands in. */
  name?: string;
}

/** A number that one feels for rather than knows: a term, a volume. What has to be exact is a RangeField or a field. */
export function Slider({
  label,
  hideLabel = false,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  marks,
  valueText = formatDecimal,
  orientation = 'horizontal',
  disabled = false,
  name,
  ...rest
}: SliderProps) {
  const id = useId();
  const [now, change] = useValue(value, defaultValue, onValueChange, id);
  const text = valueText(now);
  return (
    <div id={id} className={css.slider} data-orientation={orientation}>
      {!hideLabel && (
        <div className={css.head} aria-hidden="true" data-disabled={disabled || undefined}>
          <span className={css.label}>{label}</span>
          <span className={css.value}>{text}</span>
        </div>
      )}
      <SliderBar
        {...{ min, max, step, marks, orientation, disabled, name }}
        thumbs={[{ ...rest, label, value: now, text }]}
        onValuesChange={([next = now]) => change(next)}
        onValuesCommit={() => onValueCommit?.(now)}
      />
    </div>
  );
}
