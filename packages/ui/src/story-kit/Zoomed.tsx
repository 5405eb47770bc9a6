import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

export interface ZoomedProps {
  children: ReactNode;
}

/** A window of 320 px under 200 % zoom: nothing may need sideways scrolling there (WCAG 1.4.10). */
export function Zoomed({ children }: ZoomedProps) {
  return (
    <div data-zoomed="" style={{ zoom: 2, width: '320px' }}>
      {children}
    </div>
  );
}

const scrolls = (element: Element | null, end: Element): boolean =>
  element !== null &&
  element !== end &&
  (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement, end));

/** Every element stands inside the zoomed window, those in a scroller or clip of their own apart. */
export async function expectToFit(canvasElement: HTMLElement): Promise<void> {
  const ground = canvasElement.querySelector('[data-zoomed]') ?? canvasElement;
  const edge = ground.getBoundingClientRect().right + 1;
  const outside = [...ground.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > edge)
    .filter((element) => !scrolls(element.parentElement, ground));
  await expect(outside.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
}
