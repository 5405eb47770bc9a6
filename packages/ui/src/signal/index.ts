export { Signal, signalTones } from './Signal.tsx';
export type { SignalProps } from './Signal.tsx';
