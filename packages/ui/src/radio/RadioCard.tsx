import { useId } from 'react';
import type { RadioProps } from './Radio.tsx';
import * as css from './Radio.css.ts';
import { useRadio } from './RadioGroup.tsx';

export type RadioCardProps = RadioProps;

/** One choice of a RadioGroup as a card: name, words about it, and what it costs. */
export function RadioCard({ value, children, description, end, ...rest }: RadioCardProps) {
  const id = useId();
  const notes = [description && `${id}-note`, end && `${id}-end`].filter(Boolean).join(' ');
  return (
    <label className={css.card}>
      <input
        {...rest}
        {...useRadio(value)}
        aria-labelledby={`${id}-name`}
        aria-describedby={notes || undefined}
        className={css.cardMark}
      />
      <span>
        <span id={`${id}-name`} className={css.name}>
          {children}
        </span>
        {description && (
          <span id={`${id}-note`} className={css.small}>
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}-end`} className={css.cardEnd}>
          {end}
        </span>
      )}
    </label>
  );
}
