import { createCanvas, loadImage } from '@napi-rs/canvas';
import { parentPort } from 'node:worker_threads';
import type { RasterAnswer, RasterTask } from './rasterize.ts';

/** Draws one SVG at a time; a worker of its own, so that nobody who buys waits for a drawing. */
parentPort?.on('message', async ({ id, svg, width, height }: RasterTask) => {
  let answer: RasterAnswer;
  try {
    const image = await loadImage(Buffer.from(svg));
    // Drawn anew at this size, not enlarged.
    image.width = width;
    image.height = height;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    answer = { id, pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
  } catch (error) {
    answer = { id, message: (error as Error).message };
  }
  parentPort?.postMessage(answer);
});
