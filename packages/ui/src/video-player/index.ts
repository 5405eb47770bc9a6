export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoPlayerProps, VideoTrack } from './VideoPlayer.tsx';
export { playerLabels } from './labels.ts';
export type { PlayerLabels } from './labels.ts';
export type { VideoSource } from './source/isStream.ts';
