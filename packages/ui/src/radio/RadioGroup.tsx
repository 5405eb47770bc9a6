import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { UNRESTORED, useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Radio.css.ts';

export const radioLayouts = ['stack', 'cards', 'wrap'] as const;

interface Chosen {
  name: string;
  value: string | null;
  disabled: boolean;
  choose: (value: string) => void;
}

const Group = createContext<Chosen | null>(null);

/** State of the group for one of its radios. */
export function useRadio(value: string) {
  const group = use(Group);
  if (!group) throw new Error('A radio stands outside a RadioGroup.');
  return {
    ...UNRESTORED,
    type: 'radio' as const,
    name: group.name,
    value,
    checked: group.value === value,
    /* Left out, it does not switch on a radio that is disabled by itself. */
    ...(group.disabled && { disabled: true }),
    onChange: () => group.choose(value),
  };
}

export interface RadioGroupProps extends Native<'div', 'defaultValue'> {
  /** What is chosen here. */
  label: string;
  /** The label is heard and not seen, for a heading above says it. @default false */
  hideLabel?: boolean;
  /** Said after the label: the name of what is chosen, «Ширина: 208 см». */
  chosen?: string;
  /** One under another, as cards beside one another, or as small boxes on several lines. @default 'stack' */
  layout?: (typeof radioLayouts)[number];
  /** What is chosen; null for nothing yet. */
  value?: string | null;
  /** What is chosen at first, when nobody else keeps it. */
  defaultValue?: string;
  /** Another one was chosen. */
  onValueChange?: (value: string) => void;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Nothing can be chosen. @default false */
  disabled?: boolean;
  /** Name in the form that it stands in. */
  name?: string;
  /** Radio, RadioCard, RadioPill or RadioSwatch. */
  children: ReactNode;
}

/** One of several. The radios are native: arrow keys move and choose, Tab enters and leaves. */
export function RadioGroup({
  label,
  hideLabel = false,
  chosen,
  layout = 'stack',
  value,
  defaultValue,
  onValueChange,
  error,
  disabled = false,
  name,
  children,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const tell = (next: string | null) => next !== null && onValueChange?.(next);
  const [now, choose] = useValue(value, defaultValue ?? null, tell, `${id}-label`);
  const words = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
      aria-invalid={error ? true : undefined}
      aria-disabled={disabled || undefined}
      className={hideLabel ? undefined : css.group}
    >
      <div className={hideLabel ? undefined : css.legend}>
        <span id={`${id}-label`}>{words}</span>
        {chosen && <span className={css.legendValue}>: {chosen}</span>}
      </div>
      <Group value={{ name: name ?? id, value: now, disabled, choose }}>
        <div className={css.layouts[layout]}>{children}</div>
      </Group>
      {error && (
        <div id={`${id}-error`} className={css.error}>
          {error}
        </div>
      )}
    </div>
  );
}
