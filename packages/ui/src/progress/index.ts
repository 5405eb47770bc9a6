export { Progress, progressSizes, progressTones } from './Progress.tsx';
export type { ProgressProps } from './Progress.tsx';
