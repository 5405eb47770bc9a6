import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Phase } from '../rules/phaseOf.ts';
import { useIdle } from './useIdle.ts';

const isInControls = ({ target }: PointerEvent) => (target as Element).closest('[data-controls]') !== null;

/** Whether somebody attends to the player, and the props by which its frame learns it and takes keys. */
export function useAttention(
  frame: RefObject<HTMLElement | null>,
  phase: Phase,
  idleMs: number,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void,
) {
  const { idle, wake, rest } = useIdle(frame, phase === 'playing' || phase === 'waiting', idleMs);

  /* A finger that taps the picture brings the controls itself. */
  function move(event: PointerEvent): void {
    if (event.pointerType !== 'touch' || isInControls(event)) wake();
  }
  const listeners = {
    /* Keys need a place that is none of the buttons: there Space plays, and stays when the controls go. */
    tabIndex: 0,
    onPointerMove: move,
    onPointerDown: move,
    onPointerLeave({ pointerType }: PointerEvent): void {
      if (pointerType === 'mouse') rest();
    },
    onFocus({ target }: FocusEvent): void {
      if (target.matches(':focus-visible')) wake();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      wake();
      onKeyDown(event);
    },
  };
  return {
    idle,
    listeners,
    /** By a touch: controls that are there go, others come. */
    changeControls: (what: 'toggle' | 'show') => (what === 'toggle' && !idle ? rest() : wake()),
  };
}
