import sharp from 'sharp';

declare global {
  /** Whether two pictures are the same but for rounding. Set by the environment: what decodes them is loaded once a worker. */
  var alike: (one: Buffer, other: Buffer) => Promise<boolean>;
}

/** The browser rounds the edge of a curve up once and down another time: of 255. */
const ROUNDING = 1;
/**
 * In the picture of a page that is higher than its window, laid out anew for that, it rounds the edges of a few curves otherwise: eight
 * pixels were seen, by four of 255. No eye sees that; more of them, or more off, is a difference.
 */
const EDGES = { off: 4, most: 32 } as const;

const decode = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

/** Whether the pixels of two PNG are the same, but for the rounding of curves. */
export async function alike(one: Buffer, other: Buffer): Promise<boolean> {
  const [mine, theirs] = await Promise.all([decode(one), decode(other)]);
  const isSameSize = mine.info.width === theirs.info.width && mine.info.channels === theirs.info.channels;
  if (!isSameSize || mine.data.length !== theirs.data.length) return false;
  let edges = 0;
  for (let at = 0; at < mine.data.length; at += 1) {
    const off = Math.abs((mine.data[at] ?? 0) - (theirs.data[at] ?? 0));
    if (off > ROUNDING) edges += 1;
    if (off > EDGES.off || edges > EDGES.most) return false;
  }
  return true;
}
