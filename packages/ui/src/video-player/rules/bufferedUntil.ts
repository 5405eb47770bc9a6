/** Ranges may begin a little after the very first frame. */
const GAP_SECONDS = 0.1;

/** End of what is loaded around `time`, in seconds; `time` itself where nothing is. */
export function bufferedUntil(ranges: Pick<TimeRanges, 'length' | 'start' | 'end'>, time: number): number {
  for (let index = 0; index < ranges.length; index += 1) {
    const end = ranges.end(index);
    if (ranges.start(index) <= time + GAP_SECONDS && end >= time) return end;
  }
  return time;
}
