import type { ChangeEvent } from 'react';
import type { Native } from '../../element/index.ts';
import * as css from './PlayerSlider.css.ts';

export interface PlayerSliderProps extends Native<'input', 'type' | 'value' | 'max' | 'onChange'> {
  label: string;
  value: number;
  max: number;
  /** The value in words. */
  words: string;
  /** How far the second, paler bar goes. */
  buffered?: number;
  /** Whose keys it has. */
  keys: 'seek' | 'volume';
  onSlide: (value: number) => void;
}

const part = (value: number, max: number) => `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%`;

/**
 * A native slider that nobody sees over bars that everybody does: it gives fingers, pointers and screen readers of
 * every system what they expect. Keys are the player's (`keyRequest`).
 */
export function PlayerSlider({
  label,
  value,
  max,
  words,
  buffered = 0,
  keys,
  onSlide,
  ...rest
}: PlayerSliderProps) {
  return (
    <div className={css.slider}>
      <div className={css.track}>
        <div className={css.buffered} style={{ width: part(buffered, max) }} />
        <div className={css.filled} style={{ width: part(value, max) }} />
      </div>
      <input
        {...rest}
        type="range"
        className={css.input}
        min={0}
        max={max}
        step="any"
        value={value}
        disabled={max === 0}
        aria-label={label}
        aria-valuetext={words}
        data-keys={keys}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onSlide(event.target.valueAsNumber)}
      />
      <div className={css.thumb} style={{ left: part(value, max) }} />
    </div>
  );
}
