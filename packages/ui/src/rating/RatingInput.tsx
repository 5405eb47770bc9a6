import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx, UNRESTORED, useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { formatCount, NBSP } from '../format/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as css from './Rating.css.ts';
import { Stars } from './Stars.tsx';

export interface RatingInputProps extends Native<'div', 'defaultValue' | 'onChange' | 'children'> {
  /** What is rated: «Оцените диван». */
  label: string;
  /** The label is heard and not seen. @default false */
  hideLabel?: boolean;
  /** Stars that are chosen; null for none. */
  value?: number | null;
  /** Stars that are chosen at first, when nobody else keeps them. @default null */
  defaultValue?: number | null;
  /** Another number of stars was chosen; null when they were taken away. */
  onValueChange?: (value: number | null) => void;
  /** The best there is. @default 5 */
  max?: number;
  /** A word for each number of stars, shown beside them: «плохо», «хорошо». @default [] */
  words?: readonly string[];
  /** The stars can be taken away again: by a button, by Delete and Backspace. @default false */
  clearable?: boolean;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
  /** Name in the form that it stands in. */
  name?: string;
}

/** Stars that one gives: a group of radios. Those under the pointer are shown before they are chosen. */
export function RatingInput({
  label,
  hideLabel = false,
  value,
  defaultValue = null,
  onValueChange,
  max = 5,
  words = [],
  clearable = false,
  error,
  disabled = false,
  name,
  ...rest
}: RatingInputProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, change] = useValue(value, defaultValue, onValueChange, `${id}-label`);
  const [aimed, setAimed] = useState<number | null>(null);
  const shown = aimed ?? chosen ?? 0;
  const clear = () => {
    change(null);
    first.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!clearable || chosen === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    clear();
  };
  const star = (number: number) => {
    const count = formatCount(number, ['звезда', 'звезды', 'звёзд']).replace(NBSP, ' ');
    const word = words[number - 1];
    return (
      <label
        key={number}
        className={css.choice}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !disabled && setAimed(number)}
      >
        <input
          {...UNRESTORED}
          ref={number === 1 ? first : undefined}
          type="radio"
          className={css.cover}
          name={name ?? id}
          value={number}
          checked={chosen === number}
          disabled={disabled}
          aria-label={word ? `${count}, ${word}` : count}
          onChange={() => change(number)}
          onKeyDown={press}
        />
        <Stars size="l" count={1} filled={number <= shown ? 1 : 0} />
      </label>
    );
  };
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className={css.input}
    >
      <div id={`${id}-label`} className={cx(css.label, hideLabel && css.hidden)}>
        {label}
      </div>
      <div className={css.choices} data-state={disabled ? 'disabled' : undefined}>
        <div className={css.row} onPointerLeave={() => setAimed(null)}>
          {Array.from({ length: max }, (_, index) => star(index + 1))}
        </div>
        {clearable && (
          <span className={css.clear} data-state={chosen === null ? 'off' : 'on'}>
            <IconButton label="Убрать оценку" icon={<CloseIcon />} disabled={disabled} onClick={clear} />
          </span>
        )}
        {words.length > 0 && (
          <span className={css.word} aria-hidden="true">
            {words[shown - 1]}
          </span>
        )}
      </div>
      {error && (
        <div id={`${id}-error`} className={css.error}>
          {error}
        </div>
      )}
    </div>
  );
}
