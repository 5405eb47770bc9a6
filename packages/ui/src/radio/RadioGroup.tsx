import { createContext, use, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Radio.css.ts';

export const radioLayouts = ['stack', 'cards', 'wrap'] as const;

interface Chosen {
  name: string;
  value: string | null;
  choose: (value: string) => void;
}

const Group = createContext<Chosen | null>(null);

/** State of the group for one of its radios. */
export function useRadio(value: string) {
  const group = use(Group);
  if (!group)
    throw new Error('A radio stands outside a RadioGroup: put one around it, it keeps what is chosen.');
  return {
    type: 'radio' as const,
    name: group.name,
    value,
    checked: group.value === value,
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
  /** What is chosen. */
  value?: string | null;
  /** What is chosen at first, when nobody else keeps it. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
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
  children,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? null);
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const words = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={hideLabel ? undefined : css.group}
    >
      <div className={hideLabel ? undefined : css.legend}>
        <span id={`${id}-label`}>{words}</span>
        {chosen && <span className={css.legendValue}>: {chosen}</span>}
      </div>
      <Group value={{ name: id, value: value === undefined ? own : value, choose }}>
        <div className={css.layouts[layout]}>{children}</div>
      </Group>
    </div>
  );
}
