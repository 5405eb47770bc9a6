import { Worker } from 'node:worker_threads';

export interface RasterTask {
  id: number;
  svg: string;
  width: number;
  height: number;
}

/** Pixels (RGBA, not premultiplied), or why there are none. */
export type RasterAnswer = { id: number; pixels: Uint8Array } | { id: number; message: string };

interface Waiting {
  resolve(pixels: Uint8Array): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

function start(): Worker {
  const started = new Worker(new URL('./rasterWorker.ts', import.meta.url));
  // A shop that has nothing else to do may end.
  started.unref();
  started.on('message', (answer: RasterAnswer) => {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('pixels' in answer) task?.resolve(answer.pixels);
    else task?.reject(new Error(answer.message));
  });
  const fail = (error: Error) => {
    if (worker === started) worker = null;
    for (const task of waiting.values()) task.reject(error);
    waiting.clear();
  };
  started.on('error', fail);
  started.on('exit', () => fail(new Error('the drawing thread has ended')));
  return started;
}

/** Draws an SVG at a size in pixels; rejects for what cannot be drawn. */
export function rasterize(svg: string, width: number, height: number): Promise<Uint8Array> {
  worker ??= start();
  const id = (lastId += 1);
  const task: RasterTask = { id, svg, width, height };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage(task);
  });
}
