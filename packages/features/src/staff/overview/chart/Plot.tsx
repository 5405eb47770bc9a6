import type { ReactNode } from 'react';
import * as css from './chart.css.ts';

/** A word of an axis, and where it stands, in per cent of the plot. */
export interface AxisWord {
  at: number;
  word: string;
}

export interface PlotProps {
  /** From below. */
  levels: readonly AxisWord[];
  /** From the left. */
  hours: readonly AxisWord[];
  /** Drawn in 100 by 100, stretched to the plot: words stand beside the drawing, so that they are not. */
  children: ReactNode;
}

/** Lines, levels and hours around a drawing. */
export function Plot({ levels, hours, children }: PlotProps) {
  return (
    <div className={css.frame}>
      <div className={css.plot}>
        <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
          {levels.map(({ at }) => (
            <line key={at} className={css.rule} x1={0} x2={100} y1={100 - at} y2={100 - at} />
          ))}
          {children}
        </svg>
        {levels.map(({ at, word }) => (
          <span key={at} className={css.level} style={{ bottom: `${at}%` }}>
            {word}
          </span>
        ))}
        {hours.map(({ at, word }) => (
          <span key={at} className={css.hour} style={{ left: `${at}%` }}>
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}
