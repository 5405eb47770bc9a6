/** Of a stream: as the connection allows. */
export type Quality = number | 'auto';

/** What the interface may ask for, with what it says besides. */
export interface Values {
  togglePlay: undefined;
  /** Seconds from the beginning. */
  seekTo: number;
  /** Seconds from where it is, back if negative. */
  seekBy: number;
  /** Part of the whole, from 0 to 1. */
  seekToShare: number;
  /** Per cent. */
  setVolume: number;
  /** Per cent more or, if negative, less. */
  changeVolume: number;
  toggleMute: undefined;
  toggleCaptions: undefined;
  /** Place in the list of captions; −1 for none. */
  chooseCaptions: number;
  /** 1 is the usual speed. */
  setSpeed: number;
  /** Height of the picture in px. */
  setQuality: Quality;
  toggleFullscreen: undefined;
  togglePictureInPicture: undefined;
  retry: undefined;
}

export type Request = {
  [Name in keyof Values]: Values[Name] extends undefined
    ? { readonly type: Name; readonly value?: undefined }
    : { readonly type: Name; readonly value: Values[Name] };
}[keyof Values];
