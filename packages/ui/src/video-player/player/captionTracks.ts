/** Captions and subtitles among the text tracks of a video. */
export const captionTracks = ({ textTracks }: Pick<HTMLVideoElement, 'textTracks'>): TextTrack[] =>
  [...textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
