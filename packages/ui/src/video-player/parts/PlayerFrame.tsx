import { useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Native } from '../../element/index.ts';
import type { PlayerLabels } from '../labels.ts';
import type { Player } from '../player/createPlayer.ts';
import { PlayerContext } from '../player/PlayerContext.ts';
import { phaseOf } from '../rules/phaseOf.ts';
import type { Phase } from '../rules/phaseOf.ts';
import * as css from '../VideoPlayer.css.ts';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import { Failed } from './Failed.tsx';
import { Said } from './Said.tsx';
import { Surface } from './Surface.tsx';
import { useAttention } from './useAttention.ts';
import { useKeys } from './useKeys.ts';
import { usePressOutside } from './usePressOutside.ts';
import { Waiting } from './Waiting.tsx';

/** What the frame needs for itself. */
type Taken =
  | 'children'
  | 'ref'
  | 'aria-label'
  | 'tabIndex'
  | 'onPointerMove'
  | 'onPointerDown'
  | 'onPointerLeave'
  | 'onFocus';

export type FrameProps = Native<'section', Taken>;

export interface PlayerFrameProps extends FrameProps {
  /** What the interface reads and asks: it knows of no video besides. */
  player: Player;
  labels: PlayerLabels;
  label: string;
  /** Width of the picture divided by its height. */
  ratio: number;
  thumbnails?: string | undefined;
  frame: RefObject<HTMLElement | null>;
  /** After how many ms without a sign of attention the controls of a playing video go. @default 3000 */
  idleMs?: number;
  /** The picture itself. */
  children: ReactNode;
}

/** The controls of a playing video go away when nothing has happened for this many ms. */
const IDLE_MS = 3000;
const onServer = (): Phase => 'paused';

/** The whole interface around a picture. */
export function PlayerFrame({
  player,
  labels,
  label,
  ratio,
  thumbnails,
  frame,
  idleMs = IDLE_MS,
  children,
  onKeyDown,
  ...rest
}: PlayerFrameProps) {
  const phase = useSyncExternalStore(player.subscribe, () => phaseOf(player.state()), onServer);
  const [open, setOpen] = useState(false);
  usePressOutside(frame, open, () => setOpen(false));
  const { press, said, hush } = useKeys(player, labels);
  const { idle, listeners, changeControls } = useAttention(
    frame,
    phase,
    idleMs,
    (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event);
      press(event);
    },
  );

  return (
    <PlayerContext value={{ player, labels }}>
      <section
        {...rest}
        {...listeners}
        ref={frame}
        className={css.player}
        style={{ aspectRatio: ratio }}
        aria-label={label}
        data-state={phase}
        data-idle={idle || undefined}
      >
        <div className={css.stage} data-theme="dark">
          {children}
          <Surface onTap={open ? () => setOpen(false) : undefined} onControls={changeControls} />
          <Captions />
          <Waiting />
          {phase === 'failed' ? (
            <Failed onRetry={() => frame.current?.focus()} />
          ) : (
            <Controls thumbnails={thumbnails} settings={{ open, onOpenChange: setOpen }} />
          )}
          <Said said={said} onSeen={hush} />
        </div>
      </section>
    </PlayerContext>
  );
}
