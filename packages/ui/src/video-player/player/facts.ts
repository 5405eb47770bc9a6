import { bufferedUntil } from '../rules/bufferedUntil.ts';
import { clampVolume } from '../rules/clampVolume.ts';
import { captionTracks } from './captionTracks.ts';
import type { Failure } from '../source/Failure.ts';
import type { Owners } from './Owners.ts';

/** One thing that is so: how to learn it, and on whose events it may have changed. */
interface Fact<Value> {
  get(owners: Owners): Value;
  media?: readonly string[];
  /** Of the list of text tracks; `cuechange` of the tracks in it is listened to for all facts. */
  tracks?: readonly string[];
  page?: readonly string[];
}

const fact = <Value>(row: Fact<Value>) => row;

const FAILURES: Readonly<Record<number, Failure>> = {
  1: 'network',
  2: 'network',
  3: 'decode',
  4: 'unsupported',
};

const current = (track: TextTrack | undefined): string =>
  track?.mode === 'hidden'
    ? [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '').join('\n')
    : '';

const chosen = (owners: Owners) => captionTracks(owners.media).findIndex(({ mode }) => mode !== 'disabled');

/**
 * The one table of all that the interface may read. A source tells of its changes itself, so its facts name no
 * events.
 */
export const facts = {
  paused: fact({ get: ({ media }) => media.paused, media: ['play', 'playing', 'pause', 'emptied'] }),
  ended: fact({ get: ({ media }) => media.ended, media: ['ended', 'seeking', 'seeked', 'play', 'emptied'] }),
  time: fact({
    get: ({ media }) => media.currentTime,
    media: ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'emptied'],
  }),
  /** Seconds; NaN while it is not known, Infinity of a live stream. */
  duration: fact({ get: ({ media }) => media.duration, media: ['durationchange', 'emptied'] }),
  /** Seconds up to which it is loaded. */
  buffered: fact({
    get: ({ media }) => bufferedUntil(media.buffered, media.currentTime),
    media: ['progress', 'timeupdate', 'seeked', 'emptied'],
  }),
  /** It should play and cannot yet. */
  waiting: fact({
    get: ({ media, source }) =>
      source.isPreparing() || (!media.paused && !media.ended && media.readyState < media.HAVE_FUTURE_DATA),
    media: ['waiting', 'playing', 'canplay', 'play', 'pause', 'seeking', 'seeked', 'emptied', 'error'],
  }),
  failure: fact<Failure | null>({
    get: ({ media, source }) =>
      source.failure() ?? (media.error ? (FAILURES[media.error.code] ?? null) : null),
    media: ['error', 'emptied', 'loadstart', 'loadedmetadata'],
  }),
  /** Per cent that is heard: 0 of what is muted. */
  volume: fact({
    get: ({ media }) => (media.muted ? 0 : clampVolume(media.volume * 100)),
    media: ['volumechange'],
  }),
  speed: fact({ get: ({ media }) => media.playbackRate, media: ['ratechange', 'loadstart'] }),
  /** Names of the captions there are. */
  captions: fact<readonly string[]>({
    get: ({ media }) => captionTracks(media).map(({ label, language }) => label || language),
    tracks: ['addtrack', 'removetrack'],
  }),
  /** Place of the chosen ones among them; −1 for none. */
  chosenCaptions: fact({ get: chosen, tracks: ['change', 'addtrack', 'removetrack'] }),
  /** Words to be shown now. */
  words: fact({
    get: (owners) => current(captionTracks(owners.media)[chosen(owners)]),
    media: ['seeked', 'emptied'],
    tracks: ['change'],
  }),
  /** Heights in px that one may choose from, with `auto` for streams; none where there is nothing to choose. */
  qualities: fact({ get: ({ source }) => source.qualities() }),
  quality: fact({ get: ({ source }) => source.quality() }),
  canFullscreen: fact({
    get: ({ media, frame }) =>
      frame.ownerDocument.fullscreenEnabled || media.webkitSupportsFullscreen === true,
    media: ['loadedmetadata', 'emptied'],
  }),
  fullscreen: fact({
    get: ({ media, frame }) =>
      frame.ownerDocument.fullscreenElement === frame || media.webkitDisplayingFullscreen === true,
    media: ['webkitbeginfullscreen', 'webkitendfullscreen'],
    page: ['fullscreenchange'],
  }),
  canPictureInPicture: fact({ get: ({ frame }) => frame.ownerDocument.pictureInPictureEnabled }),
  pictureInPicture: fact({
    get: ({ media, frame }) => frame.ownerDocument.pictureInPictureElement === media,
    media: ['enterpictureinpicture', 'leavepictureinpicture'],
  }),
};

export type PlayerState = {
  readonly [Name in keyof typeof facts]: ReturnType<(typeof facts)[Name]['get']>;
};
