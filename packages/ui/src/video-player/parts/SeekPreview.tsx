import { clockTime } from '../rules/clockTime.ts';
import type { Thumbnail } from '../rules/parseThumbnails.ts';
import * as css from './SeekPreview.css.ts';

export interface SeekPreviewProps {
  /** Part of the whole that is pointed at, from 0 to 1. */
  share: number;
  duration: number;
  thumbnails: readonly Thumbnail[];
}

/** What one would see there: over the line, within the player. Those who hear get it from the slider. */
export function SeekPreview({ share, duration, thumbnails }: SeekPreviewProps) {
  const time = share * duration;
  const picture = thumbnails.find(({ start, end }) => start <= time && time < end);
  const half = `${(picture?.width ?? 0) / 2}px`;
  return (
    <div
      className={css.preview}
      style={{ left: `clamp(${half}, ${share * 100}%, calc(100% - ${half}))` }}
      aria-hidden
    >
      {picture && (
        <div
          className={css.picture}
          style={{
            width: picture.width,
            height: picture.height,
            backgroundImage: `url("${picture.src}")`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      )}
      <span className={css.time}>{clockTime(time, duration)}</span>
    </div>
  );
}
