/** What a browser tells of its connection (Network Information API); unknown where it tells nothing. */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g` */
  effectiveType?: string;
}

/** Whether pages may be loaded ahead of a click: not where data is saved or where it would slow down all else. */
export function mayPreload({ saveData = false, effectiveType = '' }: Connection): boolean {
  return !saveData && !effectiveType.endsWith('2g');
}
