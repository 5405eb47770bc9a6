import * as Radix from '@radix-ui/react-tabs';
import { useState } from 'react';
import type { Native } from '../element/index.ts';
import { Chosen } from './Chosen.ts';
import * as css from './Tabs.css.ts';

export const tabsOrientations = ['horizontal', 'vertical'] as const;
export const tabsActivations = ['automatic', 'manual'] as const;

export interface TabsProps extends Native<'div', 'defaultValue' | 'dir'> {
  /** Value of the tab that is chosen. */
  value?: string;
  /** Value of the tab that is chosen at first, when nobody else keeps it. */
  defaultValue?: string;
  /** Another tab was chosen. */
  onValueChange?: (value: string) => void;
  /** Tabs above their panels, or beside them. @default 'horizontal' */
  orientation?: (typeof tabsOrientations)[number];
  /** An arrow key chooses at once, or Enter does after it: for panels that are slow to come. @default 'automatic' */
  activation?: (typeof tabsActivations)[number];
}

/** Several panels in one place, a TabList and its TabPanels; one is seen. Arrows, Home and End go through the tabs. */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  activation = 'automatic',
  children,
  ...rest
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <Radix.Root
      {...rest}
      value={chosen ?? ''}
      onValueChange={choose}
      orientation={orientation}
      activationMode={activation}
      className={css.orientations[orientation]}
    >
      <Chosen value={chosen}>{children}</Chosen>
    </Radix.Root>
  );
}
