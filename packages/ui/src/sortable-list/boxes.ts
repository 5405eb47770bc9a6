/** Where a row stands in its list, in px, without what a drag moves. */
export interface Box {
  top: number;
  height: number;
}

const gapOf = ([first, second]: readonly Box[]) =>
  first && second ? second.top - first.top - first.height : 0;

const middle = ({ top, height }: Box) => top + height / 2;

/**
 * The place over which a row hangs that was dragged by `offset` px: it passes a neighbour when its leading edge passes
 * the middle of it, so that rows of different heights do not change places to and fro.
 */
export function placeUnder(boxes: readonly Box[], from: number, offset: number): number {
  const box = boxes[from];
  if (!box) return from;
  const top = box.top + offset;
  const passedDown = boxes.slice(from + 1).filter((other) => top + box.height > middle(other)).length;
  const passedUp = boxes.slice(0, from).filter((other) => top < middle(other)).length;
  return from + passedDown - passedUp;
}

/** How far each row steps aside, in px, when the row of `from` goes to `to`. Its own step is the last number it needs. */
export function stepsAside(boxes: readonly Box[], from: number, to: number): number[] {
  const box = boxes[from];
  if (!box) return boxes.map(() => 0);
  const gap = gapOf(boxes);
  const between = to > from ? boxes.slice(from + 1, to + 1) : boxes.slice(to, from);
  const own = between.reduce((sum, { height }) => sum + height + gap, 0);
  return boxes.map((_, index) => {
    if (index === from) return to > from ? own : own === 0 ? 0 : -own;
    if (index > from && index <= to) return -(box.height + gap);
    if (index < from && index >= to) return box.height + gap;
    return 0;
  });
}
