export const volumeLevels = ['off', 'low', 'medium', 'high'] as const;
export type VolumeLevel = (typeof volumeLevels)[number];

/** Per cent above which the icon is of that level (behaviour player-3). */
const HIGH = 70;
const MEDIUM = 40;
const LOW = 10;

/** Which icon a volume in per cent has. */
export function volumeLevel(percent: number): VolumeLevel {
  if (percent > HIGH) return 'high';
  if (percent > MEDIUM) return 'medium';
  return percent > LOW ? 'low' : 'off';
}
