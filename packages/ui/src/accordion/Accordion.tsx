import * as Radix from '@radix-ui/react-accordion';
import { createContext, useState } from 'react';
import type { Native } from '../element/index.ts';

export const accordionTypes = ['multiple', 'single'] as const;
export const accordionLevels = [2, 3, 4] as const;

interface Opened {
  level: (typeof accordionLevels)[number];
  values: readonly string[];
  reveal: (value: string) => void;
}

/** What the items know of their accordion. */
export const AccordionContext = createContext<Opened>({ level: 3, values: [], reveal: () => {} });

export interface AccordionProps extends Native<'div', 'defaultValue' | 'dir'> {
  /** Several may be open at once, or only one. @default 'multiple' */
  type?: (typeof accordionTypes)[number];
  /** Values of the items that are open. */
  value?: readonly string[];
  /** Values of those that are open at first, when nobody else keeps them. @default [] */
  defaultValue?: readonly string[];
  /** An item was opened or closed, by hand or because the browser found something in it. */
  onValueChange?: (value: string[]) => void;
  /** Place of the items' headings in the outline of the page: h2 to h4. @default 3 */
  level?: (typeof accordionLevels)[number];
}

/**
 * Parts of a page that open under their headings. What is closed stays in the page: searching the page finds it and
 * opens it, where the browser can.
 */
export function Accordion({
  type = 'multiple',
  value,
  defaultValue = [],
  onValueChange,
  level = 3,
  children,
  ...rest
}: AccordionProps) {
  const [own, setOwn] = useState(defaultValue);
  const values = value ?? own;
  const change = (next: string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const reveal = (found: string) => change(type === 'single' ? [found] : [...values, found]);
  const state =
    type === 'single'
      ? {
          type,
          collapsible: true,
          value: values[0] ?? '',
          onValueChange: (next: string) => change(next ? [next] : []),
        }
      : { type, value: [...values], onValueChange: change };
  return (
    <Radix.Root {...rest} {...state}>
      <AccordionContext value={{ level, values, reveal }}>{children}</AccordionContext>
    </Radix.Root>
  );
}
