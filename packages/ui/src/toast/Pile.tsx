import { FocusScope } from '@radix-ui/react-focus-scope';
import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { cx } from '../element/index.ts';
import type { NotificationScreen, Shown } from '../notifications/index.ts';
import * as metro from './metro.css.ts';
import * as css from './Pile.css.ts';
import { swipeDirections } from './positions.ts';
import type { NotificationPosition } from './positions.ts';
import type { NotificationTheme } from './themes.ts';
import { Toast } from './Toast.tsx';
import { useDetour } from './useDetour.ts';
import { useHold } from './useHold.ts';

/** Radix' way to F8 ends at the focus trap of an open dialog; `useDetour` has one that does not. */
const noHotkey: string[] = [];

export interface PileProps {
  screen: NotificationScreen;
  shown: readonly Shown[];
  position: NotificationPosition;
  theme: NotificationTheme;
  label: string;
  onClose: (id: string) => void;
}

/** Notifications at an edge of the window, the oldest nearest to it: what comes never moves what is there. */
export function Pile({ screen, shown, position, theme, label, onClose }: PileProps) {
  const pile = useRef<HTMLOListElement>(null);
  const [nowhere] = useState(() => document.createElement('div'));
  const { inside, away, enter, moveOn } = useDetour(pile);
  useHold(screen, pile, shown.length);
  const swipe = swipeDirections[position];
  return (
    <Radix.Provider label={label} swipeDirection={swipe} announcerContainer={nowhere}>
      {shown.map((one) => (
        <Toast
          key={one.key}
          shown={one}
          screen={screen}
          theme={theme}
          sideways={swipe === 'left' || swipe === 'right'}
          listed={inside}
          onClose={onClose}
          onFocusLost={moveOn}
        />
      ))}
      {/* A dialog that opens hides everything from screen readers but live regions, and one that says nothing is one. */}
      <Radix.Viewport
        ref={pile}
        hotkey={noHotkey}
        label={`${label} (F8)`}
        aria-live="off"
        data-toasts=""
        className={cx(css.pile, css.positions[position], theme === 'metro' && metro.pile)}
      />
      {away && (
        <FocusScope asChild onMountAutoFocus={enter} onUnmountAutoFocus={(event) => event.preventDefault()}>
          <span hidden />
        </FocusScope>
      )}
    </Radix.Provider>
  );
}
