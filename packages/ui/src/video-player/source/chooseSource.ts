import type { VideoSource } from './isStream.ts';

/** The source to play: of the height that was chosen; the smallest under Save-Data; else the first. */
export function chooseSource(
  playable: readonly VideoSource[],
  { height, saveData }: { height?: number | undefined; saveData: boolean },
): VideoSource | null {
  const wanted = height === undefined ? undefined : playable.find((source) => source.height === height);
  const bySize = playable.filter((source) => source.height !== undefined);
  const smallest = bySize.toSorted((one, other) => (one.height ?? 0) - (other.height ?? 0))[0];
  return wanted ?? (saveData ? smallest : undefined) ?? playable[0] ?? null;
}
