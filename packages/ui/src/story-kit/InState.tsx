import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { pseudoStates } from './states.ts';

const moved: readonly string[] = pseudoStates.filter((state) => state !== 'rest');

export interface InStateProps {
  /** One of `pseudoStates`; any other changes nothing. */
  state: string;
  /** Selector of the part that is pointed at, focused or pressed. */
  part: string;
  children: ReactNode;
}

/** Puts a part of a component into a state: one that `data-pseudo` on the component itself does not reach. */
export function InState({ state, part, children }: InStateProps) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ground.current?.querySelector<HTMLElement>(part);
    if (!element || !moved.includes(state)) return;
    element.dataset['pseudo'] = state;
    if (state !== 'hover') return;
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }, [state, part]);
  return <div ref={ground}>{children}</div>;
}
