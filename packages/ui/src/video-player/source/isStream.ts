/** A file of video, or the playlist of a stream. */
export interface VideoSource {
  /** Its address. */
  src: string;
  /** Its MIME type with codecs, by which a browser passes over what it cannot play. */
  type?: string;
  /** Height of the picture in px. Sources that differ in it become a choice of quality. */
  height?: number;
}

const TYPE = /^(?:application|audio)\/(?:vnd\.apple\.|x-)?mpegurl/i;
const ADDRESS = /\.m3u8(?:[?#]|$)/i;

/** Whether a source is an HLS playlist: by its type, or by its address where none is given. */
export const isStream = ({ src, type }: VideoSource): boolean => (type ? TYPE.test(type) : ADDRESS.test(src));
