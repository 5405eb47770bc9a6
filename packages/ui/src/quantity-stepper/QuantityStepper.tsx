import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import * as css from './QuantityStepper.css.ts';
import { clampQuantity, quantityByKey, quantityByText } from './quantity.ts';

export const stepperSizes = ['s', 'm', 'l'] as const;
export const stepperTones = ['brand', 'neutral'] as const;

export interface QuantityStepperProps extends Native<'div', 'onChange' | 'defaultValue' | 'children'> {
  /** How many. */
  value: number;
  /** Asked for another quantity, already within the bounds; 0 where `min` is 0 and one goes below 1. */
  onValueChange: (value: number) => void;
  /** Least quantity; 0 lets the last one be taken away. @default 1 */
  min?: number;
  /** Greatest quantity. @default Infinity */
  max?: number;
  /** What is counted. @default 'Количество' */
  label?: string;
  /** The change is on its way: dashed edge. It can be pressed on meanwhile. @default false */
  pending?: boolean;
  /** Nothing can be pressed. @default false */
  disabled?: boolean;
  /** 36, 44 or 52 px, as the button whose place it takes. @default 'm' */
  size?: (typeof stepperSizes)[number];
  /** Purple on a card, grey in a row of the cart. @default 'brand' */
  tone?: (typeof stepperTones)[number];
  /** As wide as its place; otherwise 132 px. @default false */
  wide?: boolean;
}

/** How many of a thing, by buttons, by typing, by arrow and page keys. */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  label = 'Количество',
  pending = false,
  disabled = false,
  size = 'm',
  tone = 'brand',
  wide = false,
  ...rest
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const bounds = { min, max };
  const ask = (next: number | null) => {
    setDraft(null);
    if (next !== null && next !== value && !disabled) onValueChange(next);
  };
  const settle = () => ask(draft === null ? null : quantityByText(draft, bounds));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setDraft(null);
    if (event.key === 'Enter') {
      /* Without it Enter would send the form that the cart stands in. */
      event.preventDefault();
      return settle();
    }
    const next = quantityByKey(event.key, value, bounds);
    if (next === null) return;
    event.preventDefault();
    ask(next);
  };
  const button = (name: string, step: 1 | -1, icon: React.ReactNode) => {
    const next = clampQuantity(value + step, bounds);
    const off = disabled || next === value;
    return (
      <button
        type="button"
        className={css.button}
        aria-label={name}
        aria-disabled={off || undefined}
        onClick={() => !off && ask(next)}
      >
        {icon}
      </button>
    );
  };
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={cx(css.stepper, css.sizes[size], css.tones[tone], wide ? css.wide : css.narrow)}
      data-state={pending ? 'pending' : undefined}
      aria-busy={pending || undefined}
    >
      {button('Уменьшить', -1, <MinusIcon />)}
      <input
        className={css.input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={press}
      />
      {button('Увеличить', 1, <PlusIcon />)}
    </div>
  );
}
