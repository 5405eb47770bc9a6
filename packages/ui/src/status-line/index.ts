export { StatusLine, stepStates } from './StatusLine.tsx';
export type { StatusLineProps, Step, StepState } from './StatusLine.tsx';
