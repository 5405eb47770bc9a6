const MARK = [...'<script'].map((sign) => sign.charCodeAt(0));
/** Between a capital letter and a small one. */
const SMALL = 0x20;

/**
 * Whether a file holds the beginning of a script of a page, in whatever letters, be it in a description, behind its end or as a drawing.
 * Pixels do not come to these seven bytes: once in ten billion photos.
 */
export function holdsScript(bytes: Uint8Array): boolean {
  const [first = 0] = MARK;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (MARK.every((sign, more) => more === 0 || ((bytes[at + more] ?? 0) | SMALL) === sign)) return true;
  return false;
}
