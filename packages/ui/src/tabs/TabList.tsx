import { List } from '@radix-ui/react-tabs';
import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Chosen } from './Chosen.ts';
import { showTab } from './showTab.ts';
import * as css from './Tabs.css.ts';

export interface TabListProps {
  /** What the tabs choose between: «Купоны». */
  label: string;
  /** Tab. */
  children: ReactNode;
}

/** The tabs themselves. Where they do not fit they scroll sideways, the chosen one always in view. */
export function TabList({ label, children }: TabListProps) {
  const chosen = use(Chosen);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showTab(list.current, 'auto');
  }, [chosen]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const watch = new ResizeObserver(() => showTab(current, 'instant'));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <List ref={list} aria-label={label} className={css.list}>
      {children}
    </List>
  );
}
