/** First byte of a frame that holds a whole text (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** Lengths that say that the length follows, in two bytes and in eight. */
const [LONG, LONGER] = [126, 127];
const LONG_MAX = 0xff_ff;

/** A text as the server sends it, unmasked: the bytes are the same for everybody, and made once. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < LONG ? 2 : length <= LONG_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = start === 2 ? length : start === 4 ? LONG : LONGER;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start);
  return frame;
}
