/** Whole hours, minutes and seconds of a time in seconds; zeros where it is not known yet. */
export function clockParts(seconds: number): [hours: number, minutes: number, seconds: number] {
  const all = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
}
