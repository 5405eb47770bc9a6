import * as css from './Progress.css.ts';

export interface ProgressProps {
  /** What is going on, «Показано 12 из 128 товаров». */
  label: string;
  /** How much there is of `max`. */
  value: number;
  /** The whole. @default 100 */
  max?: number;
}

/** How much of something there is. The words are for the bar alone: say them beside it too. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <div className={css.bar} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
