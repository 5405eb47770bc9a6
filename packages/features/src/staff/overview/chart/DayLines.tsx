import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import * as css from './chart.css.ts';
import { hourTicks } from './hours.ts';
import type { Point, Span } from './hours.ts';
import { Plot } from './Plot.tsx';
import { inUnit } from './unitOf.ts';
import type { Unit } from './unitOf.ts';

/** About how many levels are written beside a chart. */
const LEVELS = 5;

export interface DayLinesProps {
  span: Span;
  today: readonly Point[];
  weekAgo: readonly Point[];
  unit: Unit;
}

/** What today came to, beside the day a week ago. */
export function DayLines({ span, today, weekAgo, unit }: DayLinesProps) {
  const most = Math.max(1, ...[...today, ...weekAgo].map(({ value }) => value)) / unit.size;
  const across = scaleLinear([span.from, span.to], [0, 100]);
  const up = scaleLinear([0, most], [0, 100]).nice(LEVELS);
  const x = ({ hour }: Point) => across(hour);
  const y = ({ value }: Point) => 100 - up(value / unit.size);
  const draw = line<Point>(x, y).curve(curveMonotoneX);
  const fill = area<Point>(x, 100, y).curve(curveMonotoneX);
  const now = across(today.at(-1)?.hour ?? span.from);
  return (
    <Plot
      levels={up.ticks(LEVELS).map((level) => ({ at: up(level), word: inUnit(level * unit.size, unit) }))}
      hours={hourTicks(span).map((hour) => ({ at: across(hour), word: `${hour}:00` }))}
    >
      <path className={css.area} d={fill(today) ?? ''} />
      <line className={css.moment} x1={now} x2={now} y1={0} y2={100} />
      <path className={css.past} d={draw(weekAgo) ?? ''} />
      <path className={css.present} d={draw(today) ?? ''} />
    </Plot>
  );
}
