import type { Native } from '../element/index.ts';
import { cx } from '../element/index.ts';
import { formatDecimal } from '../format/index.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import * as css from './Meter.css.ts';
import type { MeterLevel } from './meterLevel.ts';
import { clamp, meterLevel, meterShare } from './meterLevel.ts';

export const meterSizes = ['s', 'm'] as const;

export interface MeterProps extends Native<'div', 'children' | 'role'> {
  /** What is measured: «Использовано купонов». */
  label: string;
  /** How much there is. */
  value: number;
  /** Least value. @default 0 */
  min?: number;
  /** Greatest value. @default 100 */
  max?: number;
  /** Below it the value is low. */
  low?: number;
  /** Above it the value is high. */
  high?: number;
  /** The best value: where it is tells which part is good, `min` for what is used up, `max` for what is in stock. */
  best?: number;
  /** The value in words: «238 из 250». @default the number */
  valueText?: string;
  /** What each level is called: «почти исчерпан». A level without words is not told. @default {} */
  words?: Partial<Record<MeterLevel, string>>;
  /** The bar alone, beside words that say the same: in a row of a table. @default false */
  bare?: boolean;
  /** Thickness: 4 or 8 px. @default 's' */
  size?: (typeof meterSizes)[number];
}

const iconOf = { good: CheckIcon, fair: InfoIcon, poor: WarningIcon } as const;

/** How much of a known whole there is, and whether that is well. What is on its way is a Progress. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  low,
  high,
  best,
  valueText,
  words = {},
  bare = false,
  size = 's',
  ...rest
}: MeterProps) {
  const scale = { min, max, low, high, best };
  const level = meterLevel(value, scale);
  const text = valueText ?? formatDecimal(value);
  const said = words[level];
  const Icon = iconOf[level];
  /* A small bar in a row of a table has no room for gaps. */
  const thresholds = (bare ? [] : [low, high]).flatMap((at) =>
    at !== undefined && at > min && at < max ? [at] : [],
  );
  const bar = (
    <div
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuenow={clamp(value, min, max)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={said ? `${text}, ${said}` : text}
      data-state={level}
      className={cx(css.track, css.sizes[size])}
    >
      <div className={cx(css.bar, css.bars[level])} style={{ width: `${meterShare(value, scale) * 100}%` }} />
      {thresholds.map((at) => (
        <span key={at} className={css.threshold} style={{ left: `${meterShare(at, scale) * 100}%` }} />
      ))}
    </div>
  );
  if (bare) return bar;
  return (
    <div className={css.meter}>
      <div className={css.head} aria-hidden="true">
        <span className={css.label}>{label}</span>
        <span className={css.value}>{text}</span>
      </div>
      {bar}
      {said && (
        <span className={cx(css.level, css.levels[level])} aria-hidden="true">
          <Icon size="s" />
          {said}
        </span>
      )}
    </div>
  );
}
