import type { Source } from '../source/createSource.ts';

/** iPhone shows video in full screen by itself, and only by these. */
interface WebKitVideo {
  /** Once it has loaded what the video is; before that `webkitEnterFullscreen` throws. */
  webkitSupportsFullscreen?: boolean;
  webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
}

export type Media = HTMLVideoElement & WebKitVideo;

/** Who knows what is so, and who is asked to change it. The interface knows none of them. */
export interface Owners {
  media: Media;
  /** What goes into full screen: video and controls. */
  frame: HTMLElement;
  source: Source;
}
