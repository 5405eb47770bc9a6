import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { PauseIcon, PlayIcon, ReplayIcon } from '../../icons/index.ts';
import { useFact, usePlayer } from '../player/PlayerContext.ts';
import { countTap } from '../rules/countTap.ts';
import { tapRequests } from '../rules/tapRequests.ts';
import * as css from './Surface.css.ts';

export interface SurfaceProps {
  /** Takes a tap for itself: something is open that it closes. */
  onTap?: (() => void) | undefined;
  /** A touch asks for the controls to come, or to come or go. */
  onControls: (what: 'toggle' | 'show') => void;
}

/**
 * What a tap anywhere on the picture meets, with the great sign in its middle. For those who hear or use keys there
 * is the button below: this is nothing but a larger place to press.
 */
export function Surface({ onTap, onControls }: SurfaceProps) {
  const { player } = usePlayer();
  const [paused, ended, waiting] = [useFact('paused'), useFact('ended'), useFact('waiting')];
  const hasWords = useFact('words') !== '';
  const last = useRef<number>(null);
  const isTouch = useRef(false);
  const plays = useRef(false);
  const sign = useRef<HTMLDivElement>(null);
  const Icon = ended ? ReplayIcon : paused ? PlayIcon : PauseIcon;

  function tap({ target, timeStamp }: MouseEvent): void {
    if (onTap) return onTap();
    const { kind, last: next } = countTap(last.current, timeStamp);
    last.current = next;
    /* The controls that the first one brings put the sign under the second: it is the first that counts. */
    if (kind === 'single')
      plays.current = !isTouch.current || sign.current?.contains(target as Node) === true;
    const { requests, controls } = tapRequests(kind, isTouch.current, plays.current);
    requests.forEach(player.request);
    if (controls) onControls(controls);
  }

  return (
    <div
      className={css.surface}
      role="presentation"
      onPointerDown={({ pointerType }) => (isTouch.current = pointerType === 'touch')}
      onClick={tap}
    >
      {!waiting && (
        <div
          ref={sign}
          className={css.sign}
          data-state={paused ? 'paused' : 'playing'}
          data-raised={hasWords || undefined}
        >
          <Icon size="l" filled={!ended} />
        </div>
      )}
    </div>
  );
}
