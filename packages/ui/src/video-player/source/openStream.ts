import type { Failure } from './Failure.ts';
import type { Quality } from '../player/Request.ts';

/** A stream that hls.js feeds into a video. */
export interface Stream {
  /** `auto` and the heights of the picture in px, the greatest first. */
  qualities(): Quality[];
  quality(): Quality;
  choose(quality: Quality): void;
  close(): void;
}

interface Told {
  saveData: boolean;
  onChange(): void;
  onFailure(failure: Failure): void;
}

/** Loads hls.js, here and nowhere else, and begins to play `src` through it. */
export async function openStream(media: HTMLVideoElement, src: string, told: Told): Promise<Stream> {
  const { default: Hls } = await import('hls.js');
  const hls = new Hls({
    capLevelToPlayerSize: true,
    ...(told.saveData && { startLevel: 0, maxBufferLength: 10 }),
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (told.saveData) hls.autoLevelCapping = 0;
    told.onChange();
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (fatal) told.onFailure(type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'decode');
  });
  hls.loadSource(src);
  hls.attachMedia(media);
  let chosen: Quality = 'auto';
  return {
    qualities: () =>
      hls.levels.length > 1 ? ['auto', ...new Set(hls.levels.map(({ height }) => height).toReversed())] : [],
    quality: () => chosen,
    choose(quality) {
      chosen = quality;
      /* −1, as the connection allows, for a height that is none of them. */
      hls.nextLevel = hls.levels.findIndex(({ height }) => height === quality);
      told.onChange();
    },
    close: () => hls.destroy(),
  };
}
