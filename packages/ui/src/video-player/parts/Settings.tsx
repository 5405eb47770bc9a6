import { useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useEscape } from '../../element/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { SettingsIcon } from '../../icons/index.ts';
import { usePlayer } from '../player/PlayerContext.ts';
import { CaptionsChoice } from './CaptionsChoice.tsx';
import { QualityChoice } from './QualityChoice.tsx';
import * as css from './Settings.css.ts';
import { SpeedChoice } from './SpeedChoice.tsx';

export interface SettingsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Speed, quality and captions in a panel over the button. */
export function Settings({ open, onOpenChange }: SettingsProps) {
  const { labels } = usePlayer();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /* Safari gives the focus to the player when a button is pressed: the press itself then closes the panel. */
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    const stays = currentTarget.contains(relatedTarget) || relatedTarget?.contains(currentTarget);
    if (relatedTarget && !stays) onOpenChange(false);
  }
  function close(): void {
    onOpenChange(false);
    button.current?.focus();
  }
  /* Around it, too: there the focus is in Safari after a press. */
  useEscape(
    (target) => target.contains(root.current) || root.current?.contains(target) === true,
    open,
    close,
  );

  return (
    <div ref={root} className={css.settings} role="presentation" onBlur={leave}>
      <IconButton
        ref={button}
        variant="bare"
        label={labels.settings}
        icon={<SettingsIcon size="l" />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      />
      {open && (
        <div id={id} className={css.panel} role="group" aria-label={labels.settings} tabIndex={-1}>
          <SpeedChoice />
          <QualityChoice />
          <CaptionsChoice />
        </div>
      )}
    </div>
  );
}
