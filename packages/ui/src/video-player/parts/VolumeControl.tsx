import type { ComponentType } from 'react';
import { IconButton } from '../../icon-button/index.ts';
import { VolumeHighIcon, VolumeLowIcon, VolumeMediumIcon, VolumeOffIcon } from '../../icons/index.ts';
import type { IconProps } from '../../icons/index.ts';
import { useFact, usePlayer } from '../player/PlayerContext.ts';
import { volumeLevel } from '../rules/volumeLevel.ts';
import type { VolumeLevel } from '../rules/volumeLevel.ts';
import * as css from './Controls.css.ts';
import { PlayerSlider } from './PlayerSlider.tsx';

const ICONS: Record<VolumeLevel, ComponentType<IconProps>> = {
  high: VolumeHighIcon,
  medium: VolumeMediumIcon,
  low: VolumeLowIcon,
  off: VolumeOffIcon,
};

/** Sound off and on, and how loud. Where there is little room the slider gives way: phones have keys for it. */
export function VolumeControl() {
  const { player, labels } = usePlayer();
  const volume = useFact('volume');
  const level = volumeLevel(volume);
  const Icon = ICONS[level];
  return (
    <div className={css.volume} data-state={level}>
      <IconButton
        variant="bare"
        label={volume === 0 ? labels.unmute : labels.mute}
        icon={<Icon size="l" />}
        aria-keyshortcuts="M"
        onClick={() => player.request({ type: 'toggleMute' })}
      />
      <div className={css.loudness}>
        <PlayerSlider
          label={labels.volume}
          value={volume}
          max={100}
          words={`${volume} %`}
          keys="volume"
          onSlide={(percent) => player.request({ type: 'setVolume', value: percent })}
        />
      </div>
    </div>
  );
}
