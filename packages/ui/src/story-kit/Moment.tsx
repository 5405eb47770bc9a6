import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';

/** What stands beside the story while a window is open: its veil and its panel. */
export const floating = () => [...document.querySelectorAll<HTMLElement>('body > [data-state=open]')];

/** The panel lies over the veil; it comes a moment after what opens it. */
function panelOf(): HTMLElement {
  const panel = floating().at(-1);
  if (!panel) throw new Error('Nothing is open');
  return panel;
}

interface MomentProps {
  /** What is open. */
  children: ReactNode;
  act: (panel: HTMLElement) => Promise<void> | undefined;
  /** How it looked then. */
  onTaken: (nodes: readonly Node[]) => void;
}

/** Opens a window, does something with it, and hands on how that looks. */
export function Moment({ children, act, onTaken }: MomentProps) {
  const take = useEffectEvent(async (isGone: () => boolean) => {
    await act(await waitFor(panelOf));
    if (!isGone()) onTaken(floating().map((element) => element.cloneNode(true)));
  });
  useEffect(() => {
    let gone = false;
    void take(() => gone);
    return () => {
      gone = true;
    };
  }, []);
  return children;
}
