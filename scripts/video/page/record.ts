import '../../../packages/ui/src/fonts/index.ts';
import { BufferTarget, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';
import type { Piece } from '../playlistOf.ts';
import { drawScene, GROUND } from './drawScene.ts';
import { encode } from './encode.ts';
import { frameTimes } from './frameTimes.ts';

interface Recording {
  /** Base64. */
  file: string;
  /** Of fragmented MP4: where its parts begin, for the byte ranges of a playlist. */
  pieces: Piece[];
}

export interface VideoOptions {
  /** Of the picture in px; it is 16:9. */
  width: number;
  /** In seconds. */
  duration: number;
  /** Seconds from one frame that stands alone to the next; a fragment of MP4 is as long. */
  keyEvery: number;
  /** From 0, perfect, to 63. */
  quantizer: number;
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  pen.scale(width / GROUND.width, height / GROUND.height);
  return { canvas, pen };
}

/** VP9 of the room being furnished: WebM to be played as it is, or fragmented MP4 for a stream. */
async function video(
  kind: 'webm' | 'mp4',
  { width, duration, keyEvery, quantizer }: VideoOptions,
): Promise<Recording> {
  const starts: number[] = [];
  const format =
    kind === 'webm'
      ? new WebMOutputFormat()
      : new Mp4OutputFormat({
          fastStart: 'fragmented',
          minimumFragmentDuration: keyEvery,
          onMoof: (_data, position) => starts.push(position),
        });
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const { canvas, pen } = canvasOf(width, (width * GROUND.height) / GROUND.width);
  const frames = frameTimes(duration).map((time) => ({ time, draw: () => drawScene(pen, time) }));
  const { source, write } = await encode(canvas, frames, { quantizer, keyEvery, duration });
  output.addVideoTrack(source);
  await output.start();
  await write();
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  const bounds = [0, ...starts, bytes.length];
  const pieces = bounds
    .slice(0, -1)
    .map((start, index) => ({ start, bytes: (bounds[index + 1] ?? 0) - start }));
  return { file: base64(bytes), pieces };
}

const webp = async (canvas: HTMLCanvasElement, quality: number): Promise<string> => {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
  return base64(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));
};

/** The furnished room without words. */
async function poster(duration: number): Promise<string> {
  const { canvas, pen } = canvasOf(1280, 720);
  drawScene(pen, duration, false);
  return webp(canvas, 0.8);
}

/** Small pictures of every `every` seconds, `columns` in a row. */
async function sheet(
  duration: number,
  { every, columns }: { every: number; columns: number },
): Promise<string> {
  const [width, height] = [160, 90];
  const count = duration / every;
  const { canvas, pen } = canvasOf(width * columns, height * Math.ceil(count / columns));
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const one = canvasOf(width, height);
  for (let index = 0; index < count; index += 1) {
    drawScene(one.pen, index * every + 2, false);
    pen.drawImage(one.canvas, (index % columns) * width, Math.floor(index / columns) * height);
  }
  return webp(canvas, 0.7);
}

const recorder = { video, poster, sheet };
export type Recorder = typeof recorder;

/* Whoever drives the page calls it there. */
Object.assign(globalThis, { recorder });
