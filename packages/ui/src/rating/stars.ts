/** A star is 16 wide and 16 high here, and the next one begins 20 further on. */
const STAR = 16;
const STEP = 20;
const SHAPE = 'l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z';

/** So many stars in one row as one path, and the box they fill. */
export function starsRow(count: number): { path: string; box: string } {
  const moves = Array.from({ length: count }, (_, index) => (index === 0 ? 'M8 .5' : `m${STEP} 0`));
  return {
    path: moves.map((move) => move + SHAPE).join(''),
    box: `0 0 ${starsWidth(count)} ${STAR}`,
  };
}

/** How much of a row is filled: 4.5 ends in the middle of the fifth star, not between two. */
export function starsWidth(value: number): number {
  const whole = Math.floor(value);
  const part = value - whole;
  return part === 0 ? Math.max(0, whole * STEP - (STEP - STAR)) : whole * STEP + part * STAR;
}

/** A rating as it is shown: within its bounds, to a tenth. */
export const roundRating = (value: number, max: number): number =>
  Math.round(Math.min(max, Math.max(0, value)) * 10) / 10;
