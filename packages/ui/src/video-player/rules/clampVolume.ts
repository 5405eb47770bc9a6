/** Volume in whole per cent. */
export function clampVolume(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, Math.round(percent)));
}
