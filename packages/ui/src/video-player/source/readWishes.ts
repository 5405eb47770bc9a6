interface Connection {
  connection?: { saveData?: boolean };
}

/** What the reader asked of all pages in the settings of the system. */
export interface Wishes {
  /** Little traffic. Safari and Firefox do not tell, and count as «no». */
  saveData: boolean;
  /** Little motion. */
  still: boolean;
}

export const readWishes = (): Wishes => ({
  saveData: (navigator as Connection).connection?.saveData === true,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
});
