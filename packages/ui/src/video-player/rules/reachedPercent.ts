/** Whole per cent of the video that `seconds` are; 0 while its length is not known. */
export function reachedPercent(seconds: number, duration: number): number {
  const isKnown = Number.isFinite(duration) && duration > 0;
  return isKnown ? Math.floor((Math.min(seconds, duration) / duration) * 100) : 0;
}
