export { Callout, calloutTones } from './Callout.tsx';
export type { CalloutProps } from './Callout.tsx';
