import * as Radix from '@radix-ui/react-slider';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Slider.css.ts';
import type { SliderMark, SliderOrientation } from './SliderMark.ts';
import { SliderMarks } from './SliderMarks.tsx';

export interface SliderThumb extends Native<'span', 'children' | 'defaultValue'> {
  /** Name of the thumb. */
  label: string;
  /** Where it stands. */
  value: number;
  /** The value in words: «12 месяцев». */
  text: string;
}

export interface SliderBarProps {
  /** From the least to the greatest; they never pass one another. */
  thumbs: readonly SliderThumb[];
  /** The values while they move. */
  onValuesChange: (values: number[]) => void;
  /** A thumb was let go: by the pointer, by the key, or the focus went on. */
  onValuesCommit?: () => void;
  /** The least. */
  min: number;
  /** The greatest. */
  max: number;
  /** From one value to the next. */
  step: number;
  /** Marks along the bar. @default [] */
  marks?: readonly SliderMark[];
  /** Lying, or standing and growing upwards. @default 'horizontal' */
  orientation?: SliderOrientation;
  /** Keeps its values. @default false */
  disabled?: boolean;
  /** Name in the form that it stands in. */
  name?: string;
}

/** The bar and its thumbs alone, for a Slider and for fields that have words of their own. */
export function SliderBar({
  thumbs,
  onValuesChange,
  onValuesCommit,
  min,
  max,
  marks = [],
  orientation = 'horizontal',
  ...rest
}: SliderBarProps) {
  const values = thumbs.map(({ value }) => value);
  const moved = useRef(false);
  const change = (next: number[]) => {
    moved.current = true;
    onValuesChange(next);
  };
  /* Radix commits with each repeat of a key that is held; here it is the release that counts. */
  const commit = () => {
    if (moved.current) onValuesCommit?.();
    moved.current = false;
  };
  /* Radix sends the first thumb to the start and the last to the end, whichever has the focus. */
  const jump = (event: KeyboardEvent, index: number) => {
    const ends: Record<string, number> = { Home: values[index - 1] ?? min, End: values[index + 1] ?? max };
    const end = ends[event.key];
    if (end === undefined) return;
    event.preventDefault();
    if (!rest.disabled && end !== values[index]) change(values.with(index, end));
  };
  return (
    <Radix.Root
      {...rest}
      {...{ min, max, orientation }}
      className={cx(
        css.bar,
        css.bars[orientation],
        thumbs.length > 1 && css.pair,
        marks.some(({ label }) => label) && css.worded,
      )}
      preserveThumbOrder
      value={values}
      onValueChange={change}
      onLostPointerCapture={commit}
      onKeyUp={commit}
      onBlur={commit}
    >
      <Radix.Track className={cx(css.track, css.tracks[orientation])}>
        <Radix.Range className={cx(css.range, css.ranges[orientation])} />
      </Radix.Track>
      <SliderMarks {...{ marks, min, max, values, orientation }} />
      {thumbs.map(({ label, value: _value, text, ...thumb }, index) => (
        <Radix.Thumb
          key={label}
          {...thumb}
          className={css.thumb}
          data-side={index === 0 ? 'low' : 'high'}
          aria-label={label}
          aria-valuemin={values[index - 1] ?? min}
          aria-valuemax={values[index + 1] ?? max}
          aria-valuetext={text}
          aria-disabled={rest.disabled}
          onKeyDown={(event) => {
            thumb.onKeyDown?.(event);
            jump(event, index);
          }}
        />
      ))}
    </Radix.Root>
  );
}
