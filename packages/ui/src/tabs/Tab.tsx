import { Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import * as css from './Tabs.css.ts';

export interface TabProps extends Native<'button', 'value'> {
  /** Ties it to the TabPanel of the same value. */
  value: string;
  /** Icon before the words. */
  icon?: ReactNode;
  /** How many things are in it. */
  count?: ReactNode;
  /** It is seen and cannot be chosen. @default false */
  disabled?: boolean;
}

/** One tab. */
export function Tab({ icon, count, children, ...rest }: TabProps) {
  return (
    <Trigger {...rest} className={css.tab}>
      {icon}
      <span className={css.words} data-words={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </Trigger>
  );
}
