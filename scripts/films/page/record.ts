import { BufferTarget, Output, WebMOutputFormat } from 'mediabunny';
import type { FilmLooks } from '../../../packages/demo/src/catalogue/index.ts';
import { encode } from '../../video/page/encode.ts';
import { DURATION, FRAMES_A_SECOND, layersAt, RATIO } from './storyboard.ts';
import type { Layers } from './storyboard.ts';

/** Of the picture, pixels. */
const SIZE = { width: 640, height: 640 / RATIO };
const QUALITY = { quantizer: 55, keyEvery: 5, duration: DURATION };

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

async function rasterize(svg: string): Promise<ImageBitmap> {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return createImageBitmap(image, {
    resizeWidth: SIZE.width,
    resizeHeight: SIZE.height,
    resizeQuality: 'high',
  });
}

/** Every drawing once, whichever frames need it. */
async function rasterizeAll(frames: readonly Layers[]): Promise<Map<string, ImageBitmap>> {
  const bitmaps = new Map<string, ImageBitmap>();
  for (const { svg } of frames.flat()) if (!bitmaps.has(svg)) bitmaps.set(svg, await rasterize(svg));
  return bitmaps;
}

/** VP9 in WebM of a good that turns, changes its colour and comes near. Base64. */
async function film(looks: FilmLooks): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  const times = Array.from({ length: DURATION * FRAMES_A_SECOND }, (_, index) => index / FRAMES_A_SECOND);
  const layers = times.map((time) => layersAt(looks, time));
  const bitmaps = await rasterizeAll(layers);
  const frames = times.map((time, index) => ({
    time,
    draw() {
      for (const { svg, opacity } of layers[index] ?? []) {
        const bitmap = bitmaps.get(svg);
        if (!bitmap) continue;
        pen.globalAlpha = opacity;
        pen.drawImage(bitmap, 0, 0);
      }
    },
  }));
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const { source, write } = await encode(canvas, frames, QUALITY);
  output.addVideoTrack(source);
  await output.start();
  await write();
  await output.finalize();
  return base64(new Uint8Array(target.buffer ?? new ArrayBuffer(0)));
}

const recorder = { film };
export type FilmRecorder = typeof recorder;

/* Whoever drives the page calls it there. */
Object.assign(globalThis, { recorder });
