/** Letters beyond ASCII that bytes hold if they are UTF-8. */
export interface Weight {
  whole: number;
  /** Bytes that belong to no letter. */
  damaged: number;
}

const isNext = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** How many bytes follow the first one of a letter; 0 where none begins with it. */
const followers = (lead: number) => {
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
};

/**
 * Weighs bytes as UTF-8. A letter that is cut off at the end counts as neither.
 *
 * @param follows whether other bytes came before: the end of a letter that they began counts as neither, too
 */
export function weighUtf8(bytes: Uint8Array, follows = false): Weight {
  let whole = 0;
  let damaged = 0;
  let at = 0;
  if (follows) while (at < 3 && isNext(bytes[at])) at += 1;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    at += 1;
    if (lead < 0x80) continue;
    const wanted = followers(lead);
    let more = 0;
    while (more < wanted && isNext(bytes[at + more])) more += 1;
    if (wanted > 0 && more === wanted) {
      whole += 1;
      at += more;
    } else if (wanted === 0 || at + more < bytes.length) damaged += 1;
  }
  return { whole, damaged };
}
