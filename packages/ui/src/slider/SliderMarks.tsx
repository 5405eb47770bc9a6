import type { SliderMark, SliderOrientation } from './SliderMark.ts';
import * as css from './Slider.css.ts';

interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
  values: readonly number[];
  orientation: SliderOrientation;
}

/** A mark is «on» where the coloured part of the bar covers it. */
const covered = (value: number, values: readonly number[], min: number) =>
  value >= (values.length > 1 ? Math.min(...values) : min) && value <= Math.max(...values);

/** Marks along the bar. The thumb says its value in words, so they are for the eye alone. */
export function SliderMarks({ marks, min, max, values, orientation }: SliderMarksProps) {
  const side = orientation === 'vertical' ? 'bottom' : 'left';
  return (
    <span aria-hidden="true" className={css.marks[orientation]}>
      {marks.map(({ value, label }) => (
        <span
          key={value}
          className={css.mark}
          data-state={covered(value, values, min) ? 'on' : 'off'}
          data-edge={value === min ? 'start' : value === max ? 'end' : undefined}
          style={{ [side]: `${((value - min) / (max - min)) * 100}%` }}
        >
          {label && <span className={css.markLabel[orientation]}>{label}</span>}
        </span>
      ))}
    </span>
  );
}
