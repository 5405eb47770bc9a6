import { useState } from 'react';
import type { PointerEvent } from 'react';
import { useFact, usePlayer } from '../player/PlayerContext.ts';
import { placeInWords } from '../rules/timeInWords.ts';
import { PlayerSlider } from './PlayerSlider.tsx';
import { SeekPreview } from './SeekPreview.tsx';
import * as css from './Controls.css.ts';
import { useThumbnails } from './useThumbnails.ts';

export interface SeekBarProps {
  /** Address of a WebVTT that names preview pictures. */
  thumbnails: string | undefined;
}

/** Where the video is, how far it is loaded, and what one would see where one points. */
export function SeekBar({ thumbnails }: SeekBarProps) {
  const { player, labels } = usePlayer();
  const time = useFact('time');
  const duration = useFact('duration');
  const buffered = useFact('buffered');
  const [share, setShare] = useState<number | null>(null);
  const [pictures, load] = useThumbnails(thumbnails);
  const max = Number.isFinite(duration) ? duration : 0;

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    load();
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)));
  }

  return (
    <div className={css.seek} onPointerMove={point} onPointerLeave={() => setShare(null)}>
      <PlayerSlider
        label={labels.seek}
        value={time}
        max={max}
        words={placeInWords(time, duration)}
        buffered={buffered}
        keys="seek"
        onSlide={(seconds) => player.request({ type: 'seekTo', value: seconds })}
      />
      {share !== null && max > 0 && <SeekPreview share={share} duration={max} thumbnails={pictures} />}
    </div>
  );
}
