export { ChartPanel } from './ChartPanel.tsx';
export { DayLines } from './DayLines.tsx';
export { HourBars } from './HourBars.tsx';
export { growing, lineOf, spanOf } from './hours.ts';
export type { Span } from './hours.ts';
export { Legend } from './Legend.tsx';
export { unitOf } from './unitOf.ts';
