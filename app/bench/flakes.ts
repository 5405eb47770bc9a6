/** What is borne: one picture of a thousand. */
const ENOUGH_PERCENT = 0.1;

/** One picture, held to the stored one. */
export interface Compared {
  name: string;
  same: boolean;
}

export interface Run {
  pictures: Compared[];
  /** Stories that came to no picture, by name: their `play` or the console failed them. */
  failed: string[];
  seconds: number;
}

/** How often the same code drew something else than its stored pictures. */
export interface Flakes {
  runs: number;
  compared: number;
  /** Stored ones, which each run should have compared. */
  stored: number;
  different: number;
  percent: number;
  /** Which pictures, and in how many of the runs. */
  names: Record<string, number>;
  /** Which stories came to no picture, and in how many of the runs. */
  failedStories: Record<string, number>;
  secondsOfRun: number[];
}

export const differing = ({ pictures }: Run) => pictures.filter(({ same }) => !same).map(({ name }) => name);

/** What all runs came to, with `stored` pictures to compare in each. */
export function sum(all: readonly Run[], stored: number): Flakes {
  const compared = all.reduce((total, { pictures }) => total + pictures.length, 0);
  const names = timesOf(all.flatMap(differing));
  const different = Object.values(names).reduce((total, times) => total + times, 0);
  return {
    runs: all.length,
    compared,
    stored,
    different,
    percent: Number(((100 * different) / Math.max(compared, 1)).toFixed(3)),
    names,
    failedStories: timesOf(all.flatMap(({ failed }) => failed)),
    secondsOfRun: all.map(({ seconds }) => seconds),
  };
}

/** Why this is no good answer; nothing where it is. What was not compared says nothing of how often pictures differ. */
export function wrongWith({ runs, compared, stored, percent, failedStories }: Flakes): string[] {
  const failed = Object.keys(failedStories);
  return [
    percent >= ENOUGH_PERCENT && `not below ${ENOUGH_PERCENT} %`,
    failed.length > 0 && `failed: ${failed.join('; ')}`,
    compared < Math.max(1, runs * stored) && `${compared} compared of ${runs * stored}`,
  ].filter((wrong) => wrong !== false);
}

function timesOf(names: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const name of names) times[name] = (times[name] ?? 0) + 1;
  return times;
}
