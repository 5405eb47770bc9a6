import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx, useEscape } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { formatNumber } from '../format/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import { LimitReason } from './LimitReason.tsx';
import * as css from './QuantityStepper.css.ts';
import { clampQuantity, limitOf, quantityByKey, quantityByText } from './quantity.ts';
import type { Limit } from './quantity.ts';
import { StepButton } from './StepButton.tsx';

export const stepperSizes = ['s', 'm', 'l'] as const;
export const stepperTones = ['brand', 'neutral'] as const;

/** Digits that fit into the usual width: with more of them it grows. */
const FITTING_DIGITS = 3;

export interface QuantityStepperProps extends Native<'div', 'onChange' | 'defaultValue' | 'children'> {
  /** How many. */
  value: number;
  /** Asked for another quantity, already within the bounds; 0 where `min` is 0 and one goes below 1. */
  onValueChange: (value: number) => void;
  /** Least quantity; 0 lets the last one be taken away. @default 1 */
  min?: number;
  /** Greatest quantity. @default Infinity */
  max?: number;
  /** Why there cannot be less, said when somebody tries. @default «Не меньше 1» */
  minReason?: string;
  /** Why there cannot be more: «На складе 4 шт.». @default «Не больше 20» */
  maxReason?: string;
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

/** How many of a thing, by buttons that go on while they are held, by typing, by arrow and page keys. */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  minReason = `Не меньше ${formatNumber(min)}`,
  maxReason = `Не больше ${formatNumber(max)}`,
  label = 'Количество',
  pending = false,
  disabled = false,
  size = 'm',
  tone = 'brand',
  wide = false,
  ...rest
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [told, setTold] = useState<Limit | null>(null);
  const bounds = { min, max };
  const ask = (wanted: number | null): boolean => {
    setDraft(null);
    if (wanted === null || disabled) return false;
    const next = clampQuantity(wanted, bounds);
    setTold(limitOf(wanted, bounds));
    if (next !== value) onValueChange(next);
    return next === wanted;
  };
  const settle = () => ask(draft === null ? null : quantityByText(draft));
  /* Whoever leaves the field settles what is typed: while there is such a thing, the focus is in it. */
  useEscape(
    () => true,
    draft !== null,
    () => setDraft(null),
  );
  const text = draft ?? String(value);
  /* Safari gives no focus to a pressed button: what is typed counts, though nobody left the field. */
  const now = quantityByText(text) ?? value;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      /* Without it Enter would send the form that the cart stands in. */
      event.preventDefault();
      return void settle();
    }
    const wanted = quantityByKey(event.key, now, bounds);
    if (wanted === null) return;
    event.preventDefault();
    ask(wanted);
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
      <StepButton
        label="Уменьшить"
        icon={<MinusIcon />}
        off={disabled || now <= min}
        /* Held, it stops at one: the last one goes by a press of its own. */
        onStep={() => ask(now - 1) && now > 2}
      />
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
        size={text.length > FITTING_DIGITS ? text.length : 1}
        value={text}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={press}
      />
      <StepButton
        label="Увеличить"
        icon={<PlusIcon />}
        off={disabled || now >= max}
        onStep={() => ask(now + 1)}
      />
      <LimitReason limit={told} reasons={{ min: minReason, max: maxReason }} onForget={() => setTold(null)} />
    </div>
  );
}
