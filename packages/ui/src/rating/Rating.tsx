import type { Native } from '../element/index.ts';
import { formatCount, formatDecimal } from '../format/index.ts';
import type { Forms } from '../format/index.ts';
import * as css from './Rating.css.ts';
import { Stars } from './Stars.tsx';
import { roundRating } from './stars.ts';

export const ratingLooks = ['stars', 'short'] as const;
export const ratingSizes = ['s', 'm'] as const;

export interface RatingProps extends Native<'span', 'children'> {
  /** The average, from 0 to `max`; null while nobody has rated. */
  value: number | null;
  /** The best there is. @default 5 */
  max?: number;
  /** How many have rated; without it only the average is shown. */
  count?: number;
  /** What is counted. @default ['оценка', 'оценки', 'оценок'] */
  countForms?: Forms;
  /** All the stars, or one and the number. @default 'stars' */
  look?: (typeof ratingLooks)[number];
  /** Stars of 16 or 20 px. @default 's' */
  size?: (typeof ratingSizes)[number];
}

/** What others think, to a tenth: «4,6 из 5», «126 оценок». To ask for it take RatingInput. */
export function Rating({
  value,
  max = 5,
  count,
  countForms = ['оценка', 'оценки', 'оценок'],
  look = 'stars',
  size = 's',
  ...rest
}: RatingProps) {
  const shown = value === null ? 0 : roundRating(value, max);
  const average = formatDecimal(shown);
  const words =
    value === null ? `Нет ${countForms[2]}` : count !== undefined && formatCount(count, countForms);
  const short = look === 'short';
  return (
    <span {...rest} className={css.rating}>
      <Stars
        size={size}
        count={short ? 1 : max}
        filled={short ? Number(value !== null) : shown}
        label={value === null ? undefined : `${average} из ${max}`}
      />
      {value !== null && (
        <span className={css.average} aria-hidden="true">
          {average}
        </span>
      )}
      {words && <span className={css.count}>{words}</span>}
    </span>
  );
}
