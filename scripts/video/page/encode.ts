import { EncodedPacket, EncodedVideoPacketSource } from 'mediabunny';

export interface Frame {
  /** In seconds. */
  time: number;
  /** Draws it onto the canvas. */
  draw(): void;
}

const MICROSECONDS = 1_000_000;

/**
 * VP9 of the frames, each of the same quality, whatever it costs: with a bit rate instead, pictures that stand for
 * a minute would be starved. `quantizer` is from 0, perfect, to 63.
 */
export async function encode(
  canvas: HTMLCanvasElement,
  frames: readonly Frame[],
  { quantizer, keyEvery, duration }: { quantizer: number; keyEvery: number; duration: number },
): Promise<{ source: EncodedVideoPacketSource; write(): Promise<void> }> {
  const source = new EncodedVideoPacketSource('vp9');
  const found: { packet: EncodedPacket; meta: EncodedVideoChunkMetadata | undefined }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk, meta) => found.push({ packet: EncodedPacket.fromEncodedChunk(chunk), meta }),
    error: (reason) => {
      throw reason;
    },
  });
  const { width, height } = canvas;
  encoder.configure({ codec: 'vp09.00.21.08', width, height, bitrateMode: 'quantizer' });
  let key = -keyEvery;
  for (const [index, { time, draw }] of frames.entries()) {
    draw();
    const length = (frames[index + 1]?.time ?? duration) - time;
    const frame = new VideoFrame(canvas, { timestamp: time * MICROSECONDS, duration: length * MICROSECONDS });
    const keyFrame = time - key >= keyEvery;
    if (keyFrame) key = time;
    encoder.encode(frame, { keyFrame, vp9: { quantizer } });
    frame.close();
  }
  await encoder.flush();
  encoder.close();
  const write = async () => {
    for (const { packet, meta } of found) await source.add(packet, meta);
  };
  return { source, write };
}
