import type { Point, Size } from './geometry.ts';

export interface Box extends Point, Size {}

/** What is to be written beside a point; `width` as it will be drawn, px. */
export interface Wanted extends Point {
  text: string;
  width: number;
}

export interface Label {
  text: string;
  box: Box;
  /** Which of its ends, or its middle, stands at `x`: the width is only about right. */
  anchor: 'start' | 'middle' | 'end';
  x: number;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Words beside their points, the first ones first: to the right, to the left, below, or not at all. No two of
 * them overlap, none covers what is `taken`, none leaves the window.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  taken: readonly Box[],
  { size, height, gap }: { size: Size; height: number; gap: number },
): Label[] {
  const full = [...taken];
  const labels: Label[] = [];
  for (const { x, y, text, width } of wanted) {
    const at = (left: number, top: number): Box => ({ x: left, y: top, width, height });
    const places: Label[] = [
      { text, anchor: 'start', x: x + gap, box: at(x + gap, y - height / 2) },
      { text, anchor: 'end', x: x - gap, box: at(x - gap - width, y - height / 2) },
      { text, anchor: 'middle', x, box: at(x - width / 2, y + gap) },
    ];
    const label = places.find(
      ({ box }) =>
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= size.width &&
        box.y + box.height <= size.height &&
        !full.some((other) => overlap(box, other)),
    );
    if (!label) continue;
    full.push(label.box);
    labels.push(label);
  }
  return labels;
}
