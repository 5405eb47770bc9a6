import type { PlayerState } from './facts.ts';

/** What is so before there is a video to ask, and on a server. */
export const unknown: PlayerState = {
  paused: true,
  ended: false,
  time: 0,
  duration: Number.NaN,
  buffered: 0,
  waiting: false,
  failure: null,
  volume: 100,
  speed: 1,
  captions: [],
  chosenCaptions: -1,
  words: '',
  qualities: [],
  quality: 'auto',
  canFullscreen: false,
  fullscreen: false,
  canPictureInPicture: false,
  pictureInPicture: false,
};
