/** What a visit felt like. Times in ms, `cls` has no unit. */
export interface Vitals {
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: what tasks took beyond 50 ms each, from the first paint until the page was quiet. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

declare global {
  interface Window {
    vitals: Vitals & { firstPaint: number };
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before any script of it. */
export function observe(): void {
  const longTask = 50;
  const found = { lcp: 0, tbt: 0, cls: 0, firstPaint: Infinity };
  window.vitals = found;
  const each = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ startTime }) => {
    found.firstPaint = Math.min(found.firstPaint, startTime);
  });
  each('largest-contentful-paint', ({ startTime }) => {
    found.lcp = startTime;
  });
  each('longtask', ({ startTime, duration }) => {
    if (startTime + duration > found.firstPaint) found.tbt += duration - longTask;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) found.cls += value;
  });
}
