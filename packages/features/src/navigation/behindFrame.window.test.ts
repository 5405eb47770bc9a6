import { expect, it, vi } from 'vitest';
import { behindFrame, catchUp } from './behindFrame.ts';

it('calls back once, behind the next frame', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  let calls = 0;
  behindFrame(() => calls++);
  expect(calls).toBe(0);
  frames[0]?.(0);
  expect(calls).toBe(0);
  await expect.poll(() => calls).toBe(1);
  // What it waits besides is over by then, too.
  await new Promise((resolve) => setTimeout(resolve, 150));
  window.dispatchEvent(new Event('pagehide'));
  expect(calls).toBe(1);
  vi.unstubAllGlobals();
});

it('calls back where no frame is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  let calls = 0;
  behindFrame(() => calls++);
  await expect.poll(() => calls).toBe(1);
  vi.unstubAllGlobals();
});

it('calls back before others who hear that the page is left', () => {
  const heard: string[] = [];
  const other = () => heard.push('other');
  window.addEventListener('pagehide', other);
  behindFrame(() => heard.push('callback'));
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['callback', 'other']);
  window.removeEventListener('pagehide', other);
});

it('keeps the order of what waits, for whoever goes by it at once', async () => {
  const heard: number[] = [];
  for (const number of [1, 2, 3]) behindFrame(() => heard.push(number));
  catchUp();
  expect(heard).toEqual([1, 2, 3]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(heard).toEqual([1, 2, 3]);
});
