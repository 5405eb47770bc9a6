import { Content } from '@radix-ui/react-tabs';
import type { Native } from '../element/index.ts';
import * as css from './Tabs.css.ts';

export interface TabPanelProps extends Native<'div'> {
  /** Ties it to the Tab of the same value. */
  value: string;
  /** Stays in the page unseen, so that what was typed in it is not lost. @default false */
  keep?: boolean;
}

/** What a tab shows. */
export function TabPanel({ keep = false, ...rest }: TabPanelProps) {
  return <Content {...rest} forceMount={keep || undefined} className={css.panel} />;
}
