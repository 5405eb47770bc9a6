type Compare = (a: number, b: number) => number;

const swap = (values: Int32Array, a: number, b: number) => {
  const kept = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = kept;
};

/** Brings what belongs before `values[middle]` to its left, within first and last; gives where it stands then. */
const split = (values: Int32Array, first: number, last: number, compare: Compare): number => {
  swap(values, first + ((last - first) >> 1), last);
  const pivot = values[last] ?? 0;
  let border = first;
  for (let at = first; at < last; at += 1) {
    if (compare(values[at] ?? 0, pivot) >= 0) continue;
    swap(values, at, border);
    border += 1;
  }
  swap(values, border, last);
  return border;
};

/** Brings the values that an order has before `at` to the left of it (quickselect; moves `values`). */
const divide = (values: Int32Array, at: number, compare: Compare) => {
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const border = split(values, first, last, compare);
    if (border === at) return;
    if (border < at) first = border + 1;
    else last = border - 1;
  }
};

/**
 * The values that stand from `from` to `to` (left out) once all are in order, without ordering the others.
 *
 * @param compare tells any two values apart
 */
export function selectRange(values: Int32Array, from: number, to: number, compare: Compare): number[] {
  const moved = values.slice();
  if (to < moved.length) divide(moved, to, compare);
  const head = moved.subarray(0, to);
  if (from > 0 && from < head.length) divide(head, from, compare);
  return [...head.subarray(from)].toSorted(compare);
}
