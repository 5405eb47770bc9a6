import { IconButton } from '../../icon-button/index.ts';
import {
  CaptionsIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  ReplayIcon,
} from '../../icons/index.ts';
import { useFact, usePlayer } from '../player/PlayerContext.ts';
import type { Request } from '../player/Request.ts';
import { clockTime } from '../rules/clockTime.ts';
import * as css from './Controls.css.ts';
import { SeekBar } from './SeekBar.tsx';
import { Settings } from './Settings.tsx';
import type { SettingsProps } from './Settings.tsx';
import { VolumeControl } from './VolumeControl.tsx';

function PlayButton() {
  const { player, labels } = usePlayer();
  const [paused, ended] = [useFact('paused'), useFact('ended')];
  const toggle: Request = { type: 'togglePlay' };
  const [label, Icon] = ended
    ? [labels.replay, ReplayIcon]
    : paused
      ? [labels.play, PlayIcon]
      : [labels.pause, PauseIcon];
  return (
    <IconButton
      variant="bare"
      label={label}
      icon={<Icon size="l" filled={!ended} />}
      aria-keyshortcuts="K Space"
      onClick={() => player.request(toggle)}
    />
  );
}

function Time() {
  const [time, duration] = [useFact('time'), useFact('duration')];
  const whole = Number.isFinite(duration) && <span className={css.whole}>/ {clockTime(duration)}</span>;
  return (
    <div className={css.time}>
      <span>{clockTime(time, duration)}</span>
      {whole}
    </div>
  );
}

function CaptionsButton() {
  const { player, labels } = usePlayer();
  const captions = useFact('captions');
  const on = useFact('chosenCaptions') >= 0;
  if (captions.length === 0) return null;
  return (
    <IconButton
      variant="bare"
      label={labels.captions}
      icon={<CaptionsIcon size="l" />}
      pressed={on}
      aria-keyshortcuts="C"
      onClick={() => player.request({ type: 'toggleCaptions' })}
    />
  );
}

function PictureInPictureButton() {
  const { player, labels } = usePlayer();
  const pressed = useFact('pictureInPicture');
  if (!useFact('canPictureInPicture')) return null;
  return (
    <div className={css.roomy}>
      <IconButton
        variant="bare"
        label={labels.pictureInPicture}
        icon={<PictureInPictureIcon size="l" />}
        pressed={pressed}
        onClick={() => player.request({ type: 'togglePictureInPicture' })}
      />
    </div>
  );
}

function FullscreenButton() {
  const { player, labels } = usePlayer();
  const fullscreen = useFact('fullscreen');
  if (!useFact('canFullscreen')) return null;
  const Icon = fullscreen ? FullscreenExitIcon : FullscreenIcon;
  return (
    <IconButton
      variant="bare"
      label={fullscreen ? labels.leaveFullscreen : labels.fullscreen}
      icon={<Icon size="l" />}
      aria-keyshortcuts="F"
      onClick={() => player.request({ type: 'toggleFullscreen' })}
    />
  );
}

export interface ControlsProps {
  thumbnails: string | undefined;
  settings: SettingsProps;
}

/** Everything one presses, in two lines at the bottom of the picture. */
export function Controls({ thumbnails, settings }: ControlsProps) {
  return (
    <div className={css.controls} data-controls="">
      <SeekBar thumbnails={thumbnails} />
      <div className={css.row}>
        <PlayButton />
        <VolumeControl />
        <Time />
        <CaptionsButton />
        <Settings {...settings} />
        <PictureInPictureButton />
        <FullscreenButton />
      </div>
    </div>
  );
}
