/**
 * Seconds to go to, within the video; null while its length is not known, and for a part of a live stream, which has
 * no end.
 */
export function clampTime(seconds: number, duration: number): number | null {
  if (!(duration > 0)) return null;
  const time = Math.min(duration, Math.max(0, seconds));
  return Number.isFinite(time) ? time : null;
}
