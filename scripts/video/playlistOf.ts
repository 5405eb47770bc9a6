/** Where a part of a file begins and how long it is. */
export interface Piece {
  start: number;
  bytes: number;
}

/** A playlist that takes its segments out of one fragmented MP4 by byte ranges; `{file}` stands for its address. */
export function playlistOf(
  [head, ...segments]: readonly Piece[],
  of: { duration: number; keyEvery: number },
): string {
  if (!head) throw new Error('There is nothing in the file.');
  const range = ({ start, bytes }: Piece) => `${bytes}@${start}`;
  const lengths = segments.map((_, index) => Math.min(of.keyEvery, of.duration - index * of.keyEvery));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${of.keyEvery}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="{file}",BYTERANGE="${range(head)}"`,
    ...segments.flatMap((piece, index) => [
      `#EXTINF:${(lengths[index] ?? 0).toFixed(3)},`,
      `#EXT-X-BYTERANGE:${range(piece)}`,
      '{file}',
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
