import { formatNumber } from '@siren/ui/format';
import type { Tally } from '@siren/domain/orders';
import { scaleBand, scaleLinear } from 'd3-scale';
import * as css from './chart.css.ts';
import { hourTicks } from './hours.ts';
import type { Span } from './hours.ts';
import { Plot } from './Plot.tsx';

const LEVELS = 4;
/** Part of an hour's width that stays free between it and the next one. */
const GAP = 0.3;

export interface HourBarsProps {
  span: Span;
  today: readonly Tally[];
  weekAgo: readonly Tally[];
}

/** Orders of each hour, today's beside those of a week ago. */
export function HourBars({ span: { from, to }, today, weekAgo }: HourBarsProps) {
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  const counts = (day: readonly Tally[]) => hours.map((hour) => day[hour]?.orders ?? 0);
  const most = Math.max(1, ...counts(today), ...counts(weekAgo));
  const across = scaleBand(hours, [0, 100])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  const up = scaleLinear([0, most], [0, 100]).nice(LEVELS);
  const width = across.bandwidth() / 2;
  const bar = (day: readonly Tally[], className: string, place: number) =>
    hours.map((hour) => {
      const height = up(day[hour]?.orders ?? 0);
      const x = (across(hour) ?? 0) + place * width;
      return <rect key={hour} className={className} x={x} y={100 - height} width={width} height={height} />;
    });
  return (
    <Plot
      levels={up
        .ticks(LEVELS)
        .filter(Number.isInteger)
        .map((level) => ({ at: up(level), word: formatNumber(level) }))}
      hours={hourTicks({ from, to: to - 1 }).map((hour) => ({
        at: (across(hour) ?? 0) + width,
        word: String(hour),
      }))}
    >
      {bar(weekAgo, css.pastBar, 0)}
      {bar(today, css.presentBar, 1)}
    </Plot>
  );
}
