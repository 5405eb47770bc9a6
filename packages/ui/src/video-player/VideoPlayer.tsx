import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { playerLabels } from './labels.ts';
import type { PlayerLabels } from './labels.ts';
import { PlayerFrame } from './parts/PlayerFrame.tsx';
import type { FrameProps } from './parts/PlayerFrame.tsx';
import { createPlayer } from './player/createPlayer.ts';
import { mayAutoplay } from './rules/mayAutoplay.ts';
import { reachedPercent } from './rules/reachedPercent.ts';
import { createSource } from './source/createSource.ts';
import type { VideoSource } from './source/isStream.ts';
import { readWishes } from './source/readWishes.ts';
import * as css from './VideoPlayer.css.ts';

/** Captions of the video in WebVTT. */
export interface VideoTrack {
  /** Its address. */
  src: string;
  /** Language of the words: `ru`. */
  language: string;
  /** How the choice is named: «Русские». */
  label: string;
  /** They are shown from the beginning. */
  default?: boolean;
}

export interface VideoPlayerProps extends Omit<FrameProps, 'onTimeUpdate' | 'onProgress' | 'onEnded'> {
  /** What the video is about: the name of the player for those who do not see it. */
  label: string;
  /** The same video in one or several files, the preferred one first; one that fails gives way to the next. A playlist (`.m3u8`) brings hls.js with it where the browser needs it, when it is played. */
  sources: readonly VideoSource[];
  /** Picture to be seen before the video is. */
  poster?: string;
  /** Captions; with more than one the settings have a choice of them. @default [] */
  tracks?: readonly VideoTrack[];
  /** WebVTT that names pieces of a picture sheet (`sheet.webp#xywh=0,0,160,90`), shown while one seeks. */
  thumbnails?: string;
  /** Seconds to start at, unless that is beyond the end. @default 0 */
  startAt?: number;
  /** Begins by itself and without sound; not under Save-Data and not where motion is to be reduced. @default false */
  autoplay?: boolean;
  /** Is silent at first. @default false */
  muted?: boolean;
  /** Width of the picture divided by its height. @default 16 / 9 */
  ratio?: number;
  /** How files of other sites are asked for; those with captions need `anonymous`. */
  crossOrigin?: 'anonymous' | 'use-credentials';
  /** Words of the interface in place of the Russian ones. @default {} */
  labels?: Partial<PlayerLabels>;
  /** Where it is, in seconds: about four times a second while it plays, and after each jump. */
  onTimeUpdate?: (seconds: number) => void;
  /** A whole per cent further than ever before was reached: 1 to 100. */
  onProgress?: (percent: number) => void;
  /** The end was reached. */
  onEnded?: () => void;
}

/**
 * A video with its own controls, keys and captions (behaviour player-1). The interface reads one table of
 * facts and asks through one table of requests; only those tables touch the video.
 */
export function VideoPlayer({
  label,
  sources,
  poster,
  tracks = [],
  thumbnails,
  startAt = 0,
  autoplay = false,
  muted = false,
  ratio = 16 / 9,
  crossOrigin,
  labels,
  onTimeUpdate,
  onProgress,
  onEnded,
  ...rest
}: VideoPlayerProps) {
  const [player] = useState(createPlayer);
  const media = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const furthest = useRef(0);
  const [begins, setBegins] = useState(autoplay);
  const key = JSON.stringify(sources);

  const open = useEffectEvent(() => {
    if (!media.current || !frame.current) return undefined;
    const wishes = readWishes();
    const source = createSource(media.current, { sources, startAt, saveData: wishes.saveData });
    const detach = player.attach({ media: media.current, frame: frame.current, source });
    furthest.current = 0;
    const captions = tracks.findIndex((track) => track.default);
    if (captions >= 0) player.request({ type: 'chooseCaptions', value: captions });
    const may = mayAutoplay(autoplay, wishes);
    /* What one has to begin oneself is heard. */
    setBegins(may);
    if (may) player.request({ type: 'togglePlay' });
    return () => {
      detach();
      source.close();
    };
  });
  useEffect(() => open(), [key]);

  function tell({ currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLVideoElement>): void {
    onTimeUpdate?.(currentTime);
    const percent = reachedPercent(currentTime, duration);
    if (percent > furthest.current) onProgress?.(percent);
    furthest.current = Math.max(furthest.current, percent);
  }

  return (
    <PlayerFrame
      {...rest}
      player={player}
      labels={{ ...playerLabels, ...labels }}
      label={label}
      ratio={ratio}
      thumbnails={thumbnails}
      frame={frame}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they come as data: a silent video has none */}
      <video
        ref={media}
        className={css.picture}
        poster={poster}
        muted={muted || begins}
        playsInline
        crossOrigin={crossOrigin}
        onTimeUpdate={tell}
        onEnded={onEnded}
      >
        {tracks.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
    </PlayerFrame>
  );
}
