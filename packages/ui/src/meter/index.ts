export { Meter, meterSizes } from './Meter.tsx';
export type { MeterProps } from './Meter.tsx';
export { meterLevels } from './meterLevel.ts';
export type { MeterLevel } from './meterLevel.ts';
