import * as css from './Count.css.ts';

/** Above it a number no longer fits into the bubble. */
const LARGEST = 99;

export interface CountProps {
  /** How many; nothing is shown for none. */
  value: number;
}

/** Number in a bubble beside an icon. It is hidden from screen readers: whatever it stands on says the number. */
export function Count({ value }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={css.count} aria-hidden="true">
      {value > LARGEST ? `${LARGEST}+` : value}
    </span>
  );
}
